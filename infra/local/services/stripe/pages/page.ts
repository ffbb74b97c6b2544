import { createHash } from 'node:crypto';
import { Html, markup } from './markup.ts';
import { pageStyle } from './page-style.ts';

/** The response with a page. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Disables a submitted button, to prevent a second submission. Going back to the page enables it again. */
const script = `
addEventListener('submit', (event) => {
  const button = event.submitter;
  if (!button || !button.dataset.busy) return;
  if (button.ariaBusy === 'true') { event.preventDefault(); return; }
  button.dataset.label = button.textContent;
  button.textContent = button.dataset.busy;
  button.ariaBusy = 'true';
});
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button[aria-busy]')) {
    button.textContent = button.dataset.label;
    button.removeAttribute('aria-busy');
  }
});
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [styleHash, scriptHash] = [hashOf(pageStyle), hashOf(script)];

/** Returns the origins that a form may redirect to, because browsers apply `form-action` to redirects. */
const formTargets = (urls: readonly (string | null)[]): string => {
  const origins = urls.flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []));
  return ["'self'", ...new Set(origins.filter((origin) => origin !== 'null'))].join(' ');
};

interface Page {
  title: string;
  content: Html;
  layout?: 'narrow' | 'two';
  status?: number;
  /** The allowed targets of the page's forms. */
  leadsTo?: readonly (string | null)[];
}

/** Renders a page, with headers that block all other content. */
export const page = ({
  title,
  content,
  layout = 'narrow',
  status = 200,
  leadsTo = [],
}: Page): PageAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${styleHash}; script-src ${scriptHash}; form-action ${formTargets(leadsTo)}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  },
  body: markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Local Stripe</title>
        ${new Html(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <header class="notice"><p>Local Stripe: no real money</p></header>
        <main class="${layout}">${content}</main>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>`.text,
});

export const redirect = (location: string): PageAnswer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: '',
});

/** Renders a page with one message. @param back the link to continue */
export const messagePage = (
  status: number,
  title: string,
  text: string,
  back: string | null = null,
): PageAnswer =>
  page({
    title,
    status,
    content: markup`<div class="card stack">
      <h1>${title}</h1>
      <p>${text}</p>
      ${back !== null && markup`<p class="actions"><a class="button" href="${back}">Go back</a></p>`}
    </div>`,
  });
