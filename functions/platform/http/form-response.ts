import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from '#shared/http/route.ts';
import { isLanguage } from '#shared/language/languages.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { bodyText } from './body-text.ts';
import { formFields, isForm } from './form-body.ts';
import type { ApiEvent } from './api-event.ts';

const codeIn = (body: string | undefined): string =>
  (JSON.parse(body ?? '{}') as { code?: string }).code ?? '';

/** Returns the page in the language of the form. */
const pageIn = (event: ApiEvent, path: string): string => {
  const { language } = formFields(bodyText(event));
  return localizedPath(isLanguage(language) ? language : 'en', path);
};

/**
 * Redirects a browser that submitted a form without JavaScript to a page. Uses 303, so that reloading does not submit
 * again (RFC 9110, 15.4.4). The body stays for clients that do not follow redirects.
 */
export const formAnswer = (
  routeOf: (routeKey: string) => Route | undefined,
): MiddlewareObj<ApiEvent, APIGatewayProxyStructuredResultV2> => {
  const leadOn = ({ event, response }: Request<ApiEvent, APIGatewayProxyStructuredResultV2>): void => {
    const route = routeOf(event.routeKey);
    if (!route?.form || !response || !isForm(route, event)) return;
    const { done, failed } = route.form;
    const went = response.statusCode === route.status;
    response.headers = {
      ...response.headers,
      location: pageIn(event, went ? done : `${failed}?error=${codeIn(response.body)}`),
    };
    response.statusCode = 303;
  };
  return { after: leadOn, onError: leadOn };
};
