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
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
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

const gatewayDomain = ({ stack, stage }: Resources, apiId: string): string =>
  `${apiId}.execute-api.${stage.region}.${stack.urlSuffix}`;

/**
 * A bucket whose missing files are answered by the API, with its 404 as JSON: S3's XML names the service and its reason.
 * The query is not forwarded, so the API does not receive signatures.
 */
const bucketOrigin = (resources: Resources, bucket: IBucket): OriginGroup =>
  new OriginGroup({
    primaryOrigin: S3BucketOrigin.withOriginAccessControl(bucket),
    fallbackOrigin: new HttpOrigin(gatewayDomain(resources, resources.api.http.apiId)),
    fallbackStatusCodes: [403, 404],
  });

/** The app's files. Each file's metadata controls its caching (`site-files.ts`). */
export const siteBehavior = (
  resources: Resources,
  site: IBucket,
  headers: ResponseHeadersPolicy,
): BehaviorOptions => ({
  origin: bucketOrigin(resources, site),
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  responseHeadersPolicy: headers,
  functionAssociations: routerOf(resources.stack),
});

/** A gateway origin. It must not receive the viewer's Host header, which would select another API. */
const gatewayBehavior = (domain: string): BehaviorOptions => ({
  origin: new HttpOrigin(domain, { readTimeout: Duration.seconds(30) }),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

export const apiBehavior = (resources: Resources): BehaviorOptions => ({
  ...gatewayBehavior(gatewayDomain(resources, resources.api.http.apiId)),
  responseHeadersPolicy: createApiHeaders(resources.stack),
});

export const socketBehavior = (resources: Resources): BehaviorOptions =>
  gatewayBehavior(gatewayDomain(resources, resources.sockets.api.apiId));

/** Stored photos with signed URLs. The edge does not cache them, so that a deleted photo is gone with its file. */
export const photoBehavior = (resources: Resources, photos: IBucket): BehaviorOptions => ({
  origin: bucketOrigin(resources, photos),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  responseHeadersPolicy: createPhotoHeaders(resources.stack),
  trustedKeyGroups: [resources.signing.keyGroup],
});

/** Account exports with signed URLs. The edge does not cache them. */
export const exportBehavior = (resources: Resources, photos: IBucket): BehaviorOptions => ({
  origin: bucketOrigin(resources, photos),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  responseHeadersPolicy: createExportHeaders(resources.stack),
  trustedKeyGroups: [resources.signing.keyGroup],
});
