import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Security headers that the edge puts on every answer, whatever its origin said. */
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

/** For pages. Camera and microphone are for scanning and speaking meals; nothing else is asked for. */
export const createSiteHeaders = (scope: Construct, contentSecurityPolicy: string): ResponseHeadersPolicy =>
  createPolicy(scope, 'SiteHeaders', contentSecurityPolicy, {
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });

/** For the API: its answers are data, and nothing when they are opened by themselves. */
export const createApiHeaders = (scope: Construct): ResponseHeadersPolicy =>
  createPolicy(scope, 'ApiHeaders', "default-src 'none'; frame-ancestors 'none'", {
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });

/** For photos: kept by the person's own browser alone, and inert when opened by themselves. */
export const createPhotoHeaders = (scope: Construct): ResponseHeadersPolicy =>
  createPolicy(scope, 'PhotoHeaders', "default-src 'none'; frame-ancestors 'none'; sandbox", {
    'Cache-Control': 'private, max-age=3600',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

/** For exports: saved once, kept by no cache. */
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
