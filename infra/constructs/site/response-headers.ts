import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { REPORTING_ENDPOINTS } from './content-security-policy.ts';

/** Creates the security headers that the edge adds to every response, overriding the origin's. */
const createPolicy = (
  scope: Construct,
  id: string,
  contentSecurityPolicy: string,
  headers: Record<string, string>,
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers).map(([header, value]): ResponseCustomHeader => ({
        header,
        value,
        override: true,
      })),
    },
  });

/** Creates the headers for pages. Camera and microphone are allowed for scanning and speaking meals, nothing else. */
export const createSiteHeaders = (scope: Construct, contentSecurityPolicy: string): ResponseHeadersPolicy =>
  createPolicy(scope, 'SiteHeaders', contentSecurityPolicy, {
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Reporting-Endpoints': REPORTING_ENDPOINTS,
  });

/** Creates the headers for the API, whose responses are data and load nothing when opened directly. */
export const createApiHeaders = (scope: Construct): ResponseHeadersPolicy =>
  createPolicy(scope, 'ApiHeaders', "default-src 'none'; frame-ancestors 'none'", {
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });

/**
 * Creates the headers for photos: cached by the user's browser only, for as long as a photo keeps its URL, and sandboxed
 * when opened directly.
 */
export const createPhotoHeaders = (scope: Construct): ResponseHeadersPolicy =>
  createPolicy(scope, 'PhotoHeaders', "default-src 'none'; frame-ancestors 'none'; sandbox", {
    'Cache-Control': 'private, max-age=300',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

/** Creates the headers for exports: downloads that are never cached. */
export const createExportHeaders = (scope: Construct): ResponseHeadersPolicy =>
  createPolicy(
    scope,
    'ExportHeaders',
    "default-src 'none'; frame-ancestors 'none'; sandbox allow-downloads",
    {
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  );
