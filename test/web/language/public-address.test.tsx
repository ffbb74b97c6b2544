import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { loadIn } from './load-in.ts';
import { eventually } from '#test/support/eventually.ts';

afterEach(() => vi.restoreAllMocks());
// The next file starts in English.
afterAll(() => vi.resetModules());

it.each([
  ['en-US', '/', '/'],
  ['en-US', '/#features', '/#features'],
  ['de-DE', '/', '/de'],
  ['de-DE', '/?ref=K7MPX2QA#pricing-section', '/de?ref=K7MPX2QA#pricing-section'],
  ['de-DE', '/contact', '/de/contact'],
])('the app in %s maps the public page %s to %s', async (speaks, path, address) => {
  loadIn([speaks], null);
  const { publicAddress } = await import('#web/lib/navigation/public-address.ts');
  expect(publicAddress(path)).toBe(address);
});

it('signing out of the German app opens the German front page', async () => {
  loadIn(['de-DE'], null);
  const [{ render }, { MemoryRouter }, { FrontPageRedirect }, { Providers }] = await Promise.all([
    import('@testing-library/react'),
    import('react-router-dom'),
    import('#web/app/pages/public/front-page-redirect.tsx'),
    import('#web/app/providers.tsx'),
  ]);
  const left: string[] = [];
  const leave = (address: string) => left.push(address) > 0;
  const { unmount } = render(
    <Providers>
      <MemoryRouter initialEntries={[{ pathname: '/', search: '', state: { scrollToPricing: true } }]}>
        <FrontPageRedirect leave={leave} />
      </MemoryRouter>
    </Providers>,
  );
  await eventually(() => expect(left).toEqual(['/de#pricing-section']));
  unmount();
});
