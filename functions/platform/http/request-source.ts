import type { ApiRequest } from './endpoint.ts';
import { viewerAddressOf } from './viewer-address.ts';

/** Where a request comes from. */
export interface RequestSource {
  /** The viewer's network, as the edge tells it. Whoever goes past the edge can say what they like here. */
  address: string;
  /** Who speaks to the gateway: a server of the edge, or whoever went past it. Nobody can invent it. */
  peer: string;
}

/** Where a request comes from: the gateway has an address of its own, beside that of the edge. */
export const sourceOf = ({ headers, peer }: ApiRequest['raw']): RequestSource => ({
  address: viewerAddressOf(headers),
  peer,
});
