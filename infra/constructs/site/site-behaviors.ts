import { fileURLToPath } from 'node:url';
import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Resources } from '../../resources.ts';
import { createApiHeaders, createExportHeaders, createPhotoHeaders } from './response-headers.ts';

/** Selects the file for a URL, and sets the status of the page for unknown URLs. */
const routerOf = (stack: Resources['stack']): FunctionAssociation[] => {
  const router = new EdgeFunction(stack, 'SiteRouter', {
    code: FunctionCode.fromFile({
      filePath: fileURLToPath(new URL('../../edge/site-router.js', import.meta.url)),
    }),
    runtime: FunctionRuntime.JS_2_0,
  });
  return [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE].map((eventType) => ({
    eventType,
    function: router,
  }));
};

/** The app's files. Each file's metadata controls its caching (`site-files.ts`). */
export const siteBehavior = (
  { stack }: Resources,
  site: Bucket,
  headers: ResponseHeadersPolicy,
): BehaviorOptions => ({
  origin: S3BucketOrigin.withOriginAccessControl(site),
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  responseHeadersPolicy: headers,
  functionAssociations: routerOf(stack),
});

/** A gateway origin. It must not receive the viewer's Host header, which would select another API. */
const gatewayBehavior = (domain: string): BehaviorOptions => ({
  origin: new HttpOrigin(domain, { readTimeout: Duration.seconds(30) }),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

const gatewayDomain = ({ stack }: Resources, apiId: string): string =>
  `${apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;

export const apiBehavior = (resources: Resources): BehaviorOptions => ({
  ...gatewayBehavior(gatewayDomain(resources, resources.api.http.apiId)),
  responseHeadersPolicy: createApiHeaders(resources.stack),
});

export const socketBehavior = (resources: Resources): BehaviorOptions =>
  gatewayBehavior(gatewayDomain(resources, resources.sockets.api.apiId));

/** Stored photos with signed URLs. The edge does not cache them, so that a deleted photo is gone with its file. */
export const photoBehavior = ({ stack, photos, signing }: Resources): BehaviorOptions => ({
  origin: S3BucketOrigin.withOriginAccessControl(photos),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  responseHeadersPolicy: createPhotoHeaders(stack),
  trustedKeyGroups: [signing.keyGroup],
});

/** Account exports with signed URLs. The edge does not cache them. */
export const exportBehavior = ({ stack, photos, signing }: Resources): BehaviorOptions => ({
  origin: S3BucketOrigin.withOriginAccessControl(photos),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  responseHeadersPolicy: createExportHeaders(stack),
  trustedKeyGroups: [signing.keyGroup],
});
