import { z } from 'zod';

/** What is kept with an object and sent along with it. */
const objectAttributesSchema = z.object({
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  contentLanguage: z.string().optional(),
  expires: z.string().optional(),
  /** User metadata, without the `x-amz-meta-` before each name. */
  metadata: z.record(z.string(), z.string()).optional(),
  /** Checksums by header name, e.g. `x-amz-checksum-crc32`. */
  checksums: z.record(z.string(), z.string()).optional(),
});

export type ObjectAttributes = z.infer<typeof objectAttributesSchema>;

/** S3's type for an object whose writer named none. */
export const DEFAULT_CONTENT_TYPE = 'binary/octet-stream';

/** As they are kept. */
export const keptAttributesSchema = objectAttributesSchema.extend({
  contentType: z.string().default(DEFAULT_CONTENT_TYPE),
});

export type KeptAttributes = z.infer<typeof keptAttributesSchema>;

const META = 'x-amz-meta-';

/** Reads the attributes from a request's headers or a form's fields, by lower-case name. */
export const attributesOf = (headers: ReadonlyMap<string, string>): ObjectAttributes => {
  const metadata = [...headers]
    .filter(([name]) => name.startsWith(META))
    .map(([name, value]) => [name.slice(META.length), value]);
  const encodings = (headers.get('content-encoding') ?? '').split(/\s*,\s*/);
  return {
    contentType: headers.get('content-type'),
    cacheControl: headers.get('cache-control'),
    contentDisposition: headers.get('content-disposition'),
    contentEncoding: encodings.filter((encoding) => encoding !== 'aws-chunked').join(', ') || undefined,
    contentLanguage: headers.get('content-language'),
    expires: headers.get('expires'),
    metadata: Object.fromEntries(metadata),
  };
};

/** Writes the attributes as response headers, those that are set. */
export const attributeHeaders = (attributes: ObjectAttributes): Record<string, string> => {
  const metadata = Object.entries(attributes.metadata ?? {}).map(([name, value]) => [
    `${META}${name}`,
    value,
  ]);
  const headers: [string, string | undefined][] = [
    ['content-type', attributes.contentType],
    ['cache-control', attributes.cacheControl],
    ['content-disposition', attributes.contentDisposition],
    ['content-encoding', attributes.contentEncoding],
    ['content-language', attributes.contentLanguage],
    ['expires', attributes.expires],
  ];
  return Object.fromEntries([...headers.filter(([, value]) => value !== undefined), ...metadata]);
};
