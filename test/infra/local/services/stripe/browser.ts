/** A page as a user sees it: its text, and the form that can be submitted. */
export interface Shown {
  status: number;
  url: string;
  text: string;
  html: string;
  headers: Headers;
}

const plain = (html: string): string =>
  html
    .replace(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const read = async (response: Response, url: string): Promise<Shown> => {
  const html = await response.text();
  return { status: response.status, url, html, text: plain(html), headers: response.headers };
};

const follow = async (response: Response, url: string, origin: string): Promise<Shown> => {
  const location = response.headers.get('location');
  if (location === null) return read(response, url);
  const target = new URL(location, url).href;
  // External targets are not requested: it is enough that the user is redirected there.
  if (!target.startsWith(origin)) return read(response, target);
  return follow(await fetch(target, { redirect: 'manual' }), target, origin);
};

/** Opens a page and follows its redirects. */
export const open = async (url: string): Promise<Shown> =>
  follow(await fetch(url, { redirect: 'manual' }), url, new URL(url).origin);

/** Fills in the form with this button text and submits it. */
export const press = async (
  { html, url }: Shown,
  button: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Shown> => {
  const form = [...html.matchAll(/<form[^>]*>[\s\S]*?<\/form>/g)]
    .map(String)
    .find((one) => one.includes(`>${button}</button>`));
  if (form === undefined) throw new Error(`There is no button '${button}'.`);
  const [, action = url] = /<form[^>]*action="([^"]*)"/.exec(form) ?? [];
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g))
    body.set(name, value);
  const [, name, value = ''] =
    new RegExp(`<button[^>]*name="([^"]*)" value="([^"]*)"[^>]*>${button}<`).exec(form) ?? [];
  if (name !== undefined) body.set(name, value);
  for (const [field, typed] of Object.entries(fields)) body.set(field, typed);
  const target = new URL(action, url).href;
  const response = await fetch(target, { method: 'POST', body, headers, redirect: 'manual' });
  return follow(response, target, new URL(url).origin);
};

/** Follows the link with this text. */
export const click = ({ html, url }: Shown, words: string): Promise<Shown> => {
  const [, href] = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${words}`).exec(html) ?? [];
  if (href === undefined) throw new Error(`There is no link '${words}'.`);
  return open(new URL(href.replaceAll('&amp;', '&'), url).href);
};

/** Returns the typed card data. */
export const typed = (number: string, more: Record<string, string> = {}) => ({
  number,
  expiry: '12 / 34',
  cvc: '123',
  name: 'Ana Example',
  ...more,
});
