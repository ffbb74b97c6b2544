import type { ApiRequest } from './endpoint.ts';
import { viewerAddressOf } from './viewer-address.ts';

/** The origin of a request. */
export interface RequestSource {
  /** The viewer's network as reported by CloudFront. Requests that bypass CloudFront can forge it. */
  address: string;
  /** IP address that connected to API Gateway: a CloudFront server or a direct caller. Cannot be forged. */
  peer: string;
}

/** Returns the origin of a request. API Gateway can also be reached directly, without CloudFront. */
export const sourceOf = ({ headers, peer }: ApiRequest['raw']): RequestSource => ({
  address: viewerAddressOf(headers),
  peer,
});
