import { AwsError } from './aws-error.ts';
import type { AwsRequest } from './aws-service.ts';

/** A browser's upload form in S3's format. */
export interface PostForm {
  /** Fields before the file, by lower-case name; later ones are ignored, as in S3. */
  fields: ReadonlyMap<string, string>;
  file?: { name: string; content: Buffer };
}

/** Caches the parsed form per body, because both the gateway and the service read it. */
const parsed = new WeakMap<Buffer, Promise<PostForm>>();

export const isPostForm = ({ method, headers }: AwsRequest): boolean =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const readFormData = async ({ headers, body }: AwsRequest): Promise<FormData> => {
  try {
    const contentType = headers['content-type'] ?? '';
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    const message = 'The body of your POST request is not well-formed multipart/form-data.';
    throw new AwsError('MalformedPOSTRequest', message, 400);
  }
};

const parse = async (request: AwsRequest): Promise<PostForm> => {
  const fields = new Map<string, string>();
  for (const [name, value] of await readFormData(request)) {
    const field = name.toLowerCase();
    if (typeof value !== 'string') {
      return { fields, file: { name: value.name, content: Buffer.from(await value.arrayBuffer()) } };
    }
    if (field === 'file') return { fields, file: { name: '', content: Buffer.from(value) } };
    fields.set(field, value);
  }
  return { fields };
};

/** Parses the form. @throws AwsError MalformedPOSTRequest */
export const postFormOf = (request: AwsRequest): Promise<PostForm> => {
  const form = parsed.get(request.body) ?? parse(request);
  parsed.set(request.body, form);
  return form;
};
