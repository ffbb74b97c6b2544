import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const open = (closesBeside: boolean) => {
  const onClose = vi.fn<() => void>();
  const view = openScreen(
    <Dialog title="New meal" onClose={onClose} closesBeside={closesBeside}>
      <TextInput label="Name" defaultValue="Stew" />
    </Dialog>,
  );
  return { ...view, onClose, name: screen.getByLabelText<HTMLInputElement>('Name') };
};
const question = () => screen.queryByRole('dialog', { name: 'Discard what you entered?' });

describe('A dialog with a form', () => {
  it.each(['Escape', 'the close button'])('%s asks before typed text is discarded', async (way) => {
    const { user, onClose, name } = open(false);
    const leave = () =>
      way === 'Escape'
        ? user.keyboard('{Escape}')
        : user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await user.type(name, ' with lentils');
    await leave();
    expect(question()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect([question(), onClose.mock.calls, name.value]).toEqual([null, [], 'Stew with lentils']);
    await user.click(name);
    await leave();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a dialog with a form keeps typed text when Escape is pressed twice', async () => {
    const { user, onClose, name } = open(false);
    await user.type(name, '!');
    await user.keyboard('{Escape}{Escape}');
    expect([question(), onClose.mock.calls, name.value]).toEqual([null, [], 'Stew!']);
  });

  it('a dialog with a form closes at once when nothing was typed, or it was typed back', async () => {
    const { user, onClose, name } = open(false);
    await user.type(name, '!{Backspace}');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('A dialog without a form', () => {
  it('a dialog without a form closes at once', async () => {
    const { user, onClose, name } = open(true);
    await user.type(name, '!');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
