import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RuntimeConfig } from '#shared/config/runtime-config.ts';
import { Boot } from '#web/app/boot.tsx';
import { ThemeProvider } from '#web/ui/theme/theme-provider.tsx';
import { testConfig as config } from '#test/support/screen/test-config.ts';

const boot = (load: () => Promise<RuntimeConfig>) => {
  const onConfig = vi.fn();
  render(
    <ThemeProvider>
      <Boot load={load} onConfig={onConfig}>
        <p>The app</p>
      </Boot>
    </ThemeProvider>,
  );
  return onConfig;
};

describe('Starting the app', () => {
  it('shows a spinner until the configuration arrives, passes it on, then shows the app', async () => {
    const onConfig = boot(() => Promise.resolve(config));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    expect(await screen.findByText('The app')).toBeDefined();
    expect(onConfig).toHaveBeenCalledWith(config);
  });

  it('shows an error without the configuration, and tries again on request', async () => {
    const load = vi.fn<() => Promise<RuntimeConfig>>().mockRejectedValueOnce(new Error('No server there.'));
    load.mockResolvedValueOnce(config);
    boot(load);
    expect((await screen.findByRole('alert')).textContent).toContain('No server there.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The app')).toBeDefined();
  });
});
