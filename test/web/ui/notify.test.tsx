import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '#web/ui/feedback/notify.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { eventually } from '#test/support/eventually.ts';

describe('notify', () => {
  it('announces success politely, and an error assertively', async () => {
    openScreen(null);
    act(() => notify.success('Saved', 'All is well'));
    expect((await screen.findByText('Saved')).closest('[role]')?.getAttribute('role')).toBe('status');
    act(() => notify.error('Error', 'This went wrong'));
    expect((await screen.findByRole('alert')).textContent).toContain('ErrorThis went wrong');
  });

  it('replaces the previous message', async () => {
    openScreen(null);
    act(() => {
      notify.error('Error', 'This went wrong');
      notify.error('Error', 'This went wrong again');
      notify.success('Saved');
    });
    expect(await screen.findByText('Saved')).toBeDefined();
    await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows news beside the result of an action, whichever comes first', async () => {
    openScreen(null);
    act(() => {
      notify.success('First meal', '10 points.', { isNews: true });
      notify.success('Food logged successfully!');
      notify.success('Seven days', '50 points.', { isNews: true });
    });
    expect(await screen.findByText('Seven days')).toBeDefined();
    expect(screen.getByText('Food logged successfully!')).toBeDefined();
    await eventually(() => expect(screen.queryByText('First meal')).toBeNull());
  });

  it('keeps the last two messages with Undo beside a new one', async () => {
    openScreen(null);
    act(() => {
      for (const food of ['Soup', 'Bread', 'Apple'])
        notify.success('Deleted', food, { undo: () => undefined });
      notify.info('Saved');
    });
    expect(await screen.findByText('Saved')).toBeDefined();
    await eventually(() => expect(screen.queryByText('Soup')).toBeNull());
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('offers Undo only for the last change of the same item', async () => {
    openScreen(null);
    const undo = () => undefined;
    act(() => {
      notify.success('Entry deleted', 'Bread', { undo, about: 'bread' });
      notify.success('Entry saved', 'Soup', { undo, about: 'soup' });
      notify.success('Entry deleted', 'Soup', { undo, about: 'soup' });
    });
    expect(await screen.findAllByText('Entry deleted')).toHaveLength(2);
    await eventually(() => expect(screen.queryByText('Entry saved')).toBeNull());
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('undoes once, and closes', async () => {
    const { user } = openScreen(null);
    const undo = vi.fn<() => void>();
    act(() => notify.success('Entry deleted', 'Soup', { undo }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await eventually(() => expect(screen.queryByText('Entry deleted')).toBeNull());
  });
});
