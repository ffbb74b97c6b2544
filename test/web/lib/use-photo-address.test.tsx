import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { usePhotoAddress } from '#web/lib/query/use-photo-address.ts';

/** A list of photos whose addresses change with each load, like those that the server signs. */
const openPhotos = (names: readonly string[]) => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return names.map((name) => `/photos/${name}?Expires=${loads}`);
  };
  const Photo = ({ address, name }: { address: string; name: string }) => {
    const { src, onError } = usePhotoAddress(address);
    return src === null ? <p>{name} is missing</p> : <img src={src} alt={name} onError={onError} />;
  };
  const Photos = () => {
    const { data = [] } = useQuery({ queryKey: ['meals'], queryFn: load });
    return data.map((address, at) => <Photo key={names[at]} address={address} name={names[at]!} />);
  };
  const other = { loads: 0 };
  const Other = () => {
    useQuery({ queryKey: ['others'], queryFn: async () => (other.loads += 1) });
    return null;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const screenWith = (page: ReactNode) => (
    <QueryClientProvider client={client}>
      {page}
      <Other />
    </QueryClientProvider>
  );
  const { rerender } = render(screenWith(<Photos />));
  return {
    loads: () => loads,
    otherLoads: () => other.loads,
    closePage: () => rerender(screenWith(null)),
    openPage: () => rerender(screenWith(<Photos />)),
  };
};

const srcOf = async (name: string) => (await screen.findByAltText(name)).getAttribute('src');

describe('usePhotoAddress', () => {
  it('loads the data of photos whose addresses have expired once, and shows them with the new addresses', async () => {
    const { loads, otherLoads } = openPhotos(['soup', 'salad']);
    expect(await srcOf('soup')).toBe('/photos/soup?Expires=1');
    act(() => {
      fireEvent.error(screen.getByAltText('soup'));
      fireEvent.error(screen.getByAltText('salad'));
    });
    await waitFor(async () => expect(await srcOf('soup')).toBe('/photos/soup?Expires=2'));
    expect(await srcOf('salad')).toBe('/photos/salad?Expires=2');
    expect(loads()).toBe(2);
    expect(otherLoads()).toBe(1);
  });

  it('gives up on a photo that fails with its new address too, instead of loading again and again', async () => {
    const { loads } = openPhotos(['cake']);
    fireEvent.error(await screen.findByAltText('cake'));
    await waitFor(async () => expect(await srcOf('cake')).toBe('/photos/cake?Expires=2'));
    fireEvent.error(screen.getByAltText('cake'));
    expect(await screen.findByText('cake is missing')).toBeDefined();
    expect(loads()).toBe(2);
  });

  it('loads nothing for a page that closes as its photo fails, and new addresses when it opens again', async () => {
    const { loads, closePage, openPage } = openPhotos(['bread']);
    fireEvent.error(await screen.findByAltText('bread'));
    closePage();
    await vi.dynamicImportSettled();
    expect(loads()).toBe(1);
    openPage();
    await waitFor(async () => expect(await srcOf('bread')).toBe('/photos/bread?Expires=2'));
  });
});
