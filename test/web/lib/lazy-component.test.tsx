import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '#web/app/page-frame.tsx';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { watchStyles } from '#web/lib/lazy/missing-styles.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const Insights = ({ name }: { name: string }) => <p>Insights of {name}</p>;

/** Opens a page with typed text, and a part that is loaded by `load`. */
const open = (load: () => Promise<typeof Insights>) => {
  const Part = lazyComponent(load);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Typed" />
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense>{isOpen && <Part name="Mara" />}</Suspense>
      </>
    );
  };
  return openScreen(<Page />);
};
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => vi.restoreAllMocks());

describe('A lazy component whose code does not load', () => {
  it('a lazy component whose code does not load shows that it needs a connection, leaves the page unchanged and loads when the network is back', async () => {
    online(false);
    let load: () => Promise<typeof Insights> = noNetwork;
    const { user } = open(() => load());
    await user.type(screen.getByLabelText('Typed'), 'Soup');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('You need to be online for this')).toBeDefined();
    expect(screen.getByLabelText('Typed')).toHaveProperty('value', 'Soup');
    load = async () => Insights;
    online(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Insights of Mara')).toBeDefined();
    expect(screen.getByLabelText('Typed')).toHaveProperty('value', 'Soup');
  });

  it('retries on click, and can reload the page when a new version replaced the code', async () => {
    let load: () => Promise<typeof Insights> = noNetwork;
    const { user } = open(() => load());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('This section failed to load')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    load = async () => Insights;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Insights of Mara')).toBeDefined();
  });

  it('loads a stylesheet again that failed, before the component is shown', async () => {
    watchStyles();
    const url = 'http://localhost/assets/insights.css';
    // As Vite does: the first attempt reports the stylesheet, later ones go on without it.
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (attempts > 1) return Insights;
      const payload = new Error(`Unable to preload CSS for ${url}`);
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      throw payload;
    };
    const styles = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${url}"]`)];
    const { user } = open(load);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByText('This section failed to load');
    // The automatic attempt and the click both wait for the stylesheet.
    await waitFor(() => expect(styles()).toHaveLength(1));
    act(() => void styles()[0]!.dispatchEvent(new Event('error')));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(styles()).toHaveLength(1));
    expect(screen.queryByText('Insights of Mara')).toBeNull();
    act(() => void styles()[0]!.dispatchEvent(new Event('load')));
    expect(await screen.findByText('Insights of Mara')).toBeDefined();
    styles().forEach((link) => link.remove());
  });

  it('a lazy component whose code does not load fills a page when it is one, with a link back to the dashboard', async () => {
    online(false);
    const Page = lazyComponent<object>(noNetwork, PageFrame);
    openScreen(
      <Suspense>
        <Page />
      </Suspense>,
    );
    expect(await screen.findByText('You need to be online for this')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Back to dashboard' });
    expect(back.getAttribute('href')).toBe('/dashboard');
  });
});
