import { z } from 'zod';

/** The attributes that are stored and returned with an object. */
const objectAttributesSchema = z.object({
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  contentLanguage: z.string().optional(),
  expires: z.string().optional(),
  /** User metadata by name, without the prefix `x-amz-meta-`. */
  metadata: z.record(z.string(), z.string()).optional(),
  /** Checksums by header name, e.g. `x-amz-checksum-crc32`. */
  checksums: z.record(z.string(), z.string()).optional(),
});

export type ObjectAttributes = z.infer<typeof objectAttributesSchema>;

/** S3's content type for an object without one. */
export const DEFAULT_CONTENT_TYPE = 'binary/octet-stream';

/** The attributes as stored. */
export const storedAttributesSchema = objectAttributesSchema.extend({
  contentType: z.string().default(DEFAULT_CONTENT_TYPE),
});

export type StoredAttributes = z.infer<typeof storedAttributesSchema>;

const META = 'x-amz-meta-';

/** Parses the attributes from a request's headers or a form's fields, by lower-case name. */
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

/** Returns the attributes that are set as response headers. */
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
