import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '#web/ui/notify.ts';
import { renderScreen } from './render-screen.tsx';

describe('notify', () => {
  it('tells success without interrupting, and an error at once', async () => {
    renderScreen(null);
    act(() => {
      notify.success('Saved', 'All is well');
      notify.error('Error', 'This went wrong');
    });
    expect((await screen.findByText('Saved')).closest('[role]')?.getAttribute('role')).toBe('status');
    expect((await screen.findByRole('alert')).textContent).toContain('ErrorThis went wrong');
  });

  it('takes back once, and closes', async () => {
    const { user } = renderScreen(null);
    const undo = vi.fn<() => void>();
    act(() => notify.success('Entry deleted', 'Soup', { undo }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(screen.queryByText('Entry deleted')).toBeNull());
  });
});
