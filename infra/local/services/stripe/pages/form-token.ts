import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { markup, type Html } from './markup.ts';

/** Binds forms to the page that sent them, so that other sites cannot post them (CSRF). */
export interface FormTokens {
  /** Returns the hidden field of a form. @param page the ID in the page's URL */
  field(page: string): Html;
  isOurs(page: string, token: string | undefined, headers: IncomingHttpHeaders): boolean;
}

const comesFromElsewhere = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean => {
  if (site === 'cross-site') return true;
  return (
    origin !== undefined && origin !== 'null' && (!URL.canParse(origin) || new URL(origin).host !== host)
  );
};

export const createFormTokens = (secret: string): FormTokens => {
  const tokenOf = (page: string): string =>
    createHmac('sha256', secret).update(`form:${page}`).digest('base64url');
  return {
    field: (page) => markup`<input type="hidden" name="token" value="${tokenOf(page)}" />`,
    isOurs: (page, token = '', headers) => {
      const right = tokenOf(page);
      if (token.length !== right.length || comesFromElsewhere(headers)) return false;
      return timingSafeEqual(Buffer.from(token), Buffer.from(right));
    },
  };
};
