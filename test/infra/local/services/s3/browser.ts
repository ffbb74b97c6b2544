import type { PresignedPost } from '@aws-sdk/s3-presigned-post';

/** Posts a file like a browser's form: fields first, the file last. */
export const postForm = async (
  { url, fields }: PresignedPost,
  file: Blob | string = new Blob(['photo']),
  change: (form: FormData) => void = () => undefined,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string | undefined; text: string; headers: Headers }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  change(form);
  form.append('file', file instanceof Blob ? file : new Blob([file]), 'my photo.jpg');
  const response = await fetch(url, { method: 'POST', body: form, headers });
  const text = await response.text();
  return {
    status: response.status,
    code: /<Code>(\w+)<\/Code>/.exec(text)?.[1],
    text,
    headers: response.headers,
  };
};
