import '#test/faults/support/quiet-logs.ts';
import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import type { Mail } from '#functions/platform/mail/mailer.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { confirm } from '#functions/support/confirm.ts';
import { contact } from '#functions/support/contact.ts';
import { createMessageRepository } from '#functions/support/message-repository.ts';
import { createNewsletterRepository } from '#functions/support/newsletter-repository.ts';
import { type Bound, createSenderLimits, type FormLimits } from '#functions/platform/limits/sender-limits.ts';
import { subscribe } from '#functions/support/subscribe.ts';
import { oneClick, showOneClickPage, unsubscribe } from '#functions/support/unsubscribe.ts';
import { supportRoutes } from '#shared/support/routes.ts';
import { apiEventOf } from '#test/support/api-event.ts';

export const SUPPORT = 'support@plate.example';

interface Post {
  /** The viewer's address as reported by CloudFront. */
  address?: string;
  /** The address that connected to API Gateway. */
  peer?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

const plenty: Bound = { most: 1_000, per: 'hour' };
const roomy: FormLimits = { kind: 'roomy', address: plenty, peer: plenty, email: plenty, all: plenty };

/** The public forms with a table, and the test's own clock, mail service and limits. */
export const createScene = (table: Table, limits: Partial<FormLimits> = {}) => {
  const time = { now: new Date('2026-11-20T10:00:00Z') };
  const clock = (): Date => time.now;
  const mails: Mail[] = [];
  const failing: Error[] = [];
  const reported: unknown[] = [];
  const trapped: string[] = [];
  /** Emails with priority; null if the lookup fails. */
  const first: { of: string[] | null } = { of: [] };
  const floods: string[] = [];
  const bounds = createSenderLimits(table, clock, { ...roomy, kind: `form-${randomUUID()}`, ...limits }, () =>
    floods.push('flood'),
  );
  const newsletter = createNewsletterRepository(table, clock, bounds);
  const common = {
    sendEmail: async (mail: Mail) => {
      const failure = failing.pop();
      if (failure) throw failure;
      mails.push(mail);
    },
    supportAddress: SUPPORT,
    siteOrigin: async () => 'https://plate.example',
    report: (error: unknown) => reported.push(error),
    reportTrap: () => trapped.push('trap'),
  };
  const handler = createApiHandler(supportRoutes, {
    contact: contact({
      ...common,
      messages: createMessageRepository(table, clock, bounds),
      hasPriority: async (email) => {
        if (first.of === null) throw new Error('The user pool is away.');
        return first.of.includes(email);
      },
      clock,
    }),
    subscribe: subscribe({ ...common, newsletter }),
    confirm: confirm({ ...common, newsletter }),
    unsubscribe: unsubscribe(newsletter),
    oneClick: oneClick(newsletter),
    oneClickPage: showOneClickPage(),
  });

  const send = async (method: string, path: string, body: string | undefined, type: string, post: Post) => {
    const { address = '203.0.113.7:4711', peer = '198.18.0.1', headers, query } = post;
    const event = apiEventOf('', { routeKey: `${method} ${path}`, path, ...(query && { query }) });
    event.requestContext.http.sourceIp = peer;
    const answer = await handler(
      {
        ...event,
        headers: { 'content-type': type, 'cloudfront-viewer-address': address, ...headers },
        // As API Gateway encodes binary content types.
        ...(body !== undefined && { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }),
      },
      { awsRequestId: randomUUID(), functionName: 'test' } as Context,
    );
    const text = answer.isBase64Encoded
      ? Buffer.from(answer.body ?? '', 'base64').toString()
      : (answer.body ?? '');
    const parsed = (answer.isBase64Encoded ? {} : JSON.parse(text || '{}')) as Record<string, unknown>;
    return { status: answer.statusCode, headers: answer.headers ?? {}, body: parsed, text };
  };

  return {
    time,
    mails,
    failing,
    reported,
    trapped,
    first,
    floods,
    /** Submits a form like the page's script. */
    post: (path: string, body: object, post: Post = {}) =>
      send('POST', path, JSON.stringify(body), 'application/json', post),
    /** Submits a form like a browser without JavaScript. */
    postForm: (path: string, fields: Record<string, string>, post: Post = {}) =>
      send(
        'POST',
        path,
        new URLSearchParams(fields).toString(),
        'application/x-www-form-urlencoded;charset=UTF-8',
        post,
      ),
    get: (path: string, query: Record<string, string>) =>
      send('GET', path, undefined, 'text/html', { query }),
    /** Returns all rows with a partition prefix. */
    rows: async (prefix: string) => {
      const { Items = [] } = await table
        .getDocumentClient()
        .send(new ScanCommand({ TableName: table.getName(), ConsistentRead: true }));
      return Items.filter(({ pk }) => String(pk).startsWith(prefix));
    },
  };
};

/** Returns the token in an email's link. */
export const tokenOf = (mail: Mail | undefined): string => /=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
