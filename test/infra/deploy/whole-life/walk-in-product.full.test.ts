import { describe, expect, it } from 'vitest';
import { createLocalMailbox } from '#infra/deploy/whole-life/mailbox/local-mailbox.ts';
import type { Outside } from '#infra/deploy/whole-life/outside/outside.ts';
import { openOutside } from '#infra/deploy/whole-life/outside/open-outside.ts';
import { walkWholeLife } from '#infra/deploy/whole-life/walk-whole-life.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { rowsOf } from '#test/support/rows-of.ts';

/** Changes a template, so that a part of the product is broken. */
type Fault = (template: Template) => void;

/** Gives a function another value of an environment variable. */
const misconfigured =
  (functionName: string, variable: string): Fault =>
  ({ Resources }) => {
    const fn = Object.entries(Resources).find(
      ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith(functionName),
    )?.[1];
    const variables = (fn?.Properties?.['Environment'] as { Variables: Record<string, unknown> } | undefined)
      ?.Variables;
    if (variables?.[variable] === undefined) throw new Error(`${functionName} has no ${variable}`);
    variables[variable] = 'another';
  };

/** Disables what calls a function: its queue or stream. */
const uncalled =
  (functionName: string): Fault =>
  ({ Resources }) => {
    const mappings = Object.entries(Resources).filter(
      ([id, { Type }]) => Type === 'AWS::Lambda::EventSourceMapping' && id.startsWith(functionName),
    );
    if (mappings.length === 0) throw new Error(`Nothing calls ${functionName}`);
    for (const [, mapping] of mappings) mapping.Properties = { ...mapping.Properties, Enabled: false };
  };

/** Starts a product with faults, without its schedules. */
const startProduct = (...faults: Fault[]) =>
  startMeasuredCloud({}, undefined, {
    editTemplate: (template) => {
      for (const { Type, Properties } of Object.values(template.Resources))
        if (Type === 'AWS::Events::Rule' && Properties) Properties['State'] = 'DISABLED';
      for (const fault of faults) fault(template);
      return template;
    },
  });

/** Enough for a step of a product that has just started, on a busy machine. */
const START_MS = 15_000;

/** Opens a product whose steps may take a part of their time. */
const opened = (origin: string, share: number): Outside => {
  const outside = openOutside(origin, createLocalMailbox(origin));
  const time: Outside['time'] = {
    ...outside.time,
    limit: (ms) => outside.time.limit((ms * share + START_MS) * PATIENCE),
    pause: (ms) => outside.time.pause(ms * share),
  };
  return { ...outside, time };
};

/** Walks through a product with faults. @returns each step with what was found, without times and the address */
const walk = async (share: number, ...faults: Fault[]) => {
  const product = await startProduct(...faults);
  try {
    const findings = await walkWholeLife(opened(product.cloud.origin, share));
    return findings.map(
      ({ outcome, check, state }) =>
        `${outcome} ${check.replace('Walk: ', '')}: ${state.replace(/ \((?:after )?\d+ s\)$/, '').replace(/walk\+\w+@/, '')}`,
    );
  } finally {
    await product.stop();
  }
};

describe('The walk through a whole life in the product', () => {
  it('the walk succeeds in each step, and leaves nothing of the user but that the account is closed', async () => {
    const product = await startProduct();
    try {
      const { origin } = product.cloud;
      let token = '';
      const outside = opened(origin, 1);
      const findings = await walkWholeLife({
        ...outside,
        api: (options) => {
          token = options.token ?? token;
          return outside.api(options);
        },
      });
      expect(findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
      expect(findings).toHaveLength(10);
      const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
        sub: string;
      };
      expect((await rowsOf(product.table, sub, '')).map(({ sk }) => sk)).toEqual([
        'account#closed',
        'account#session-end',
      ]);
    } finally {
      await product.stop();
    }
  });

  it('the walk finds a function that answers 500, lost uploads, live updates and emails, and an erasure that does not run', async () => {
    expect(
      await walk(
        0.1,
        misconfigured('DiaryIndex', 'TABLE_NAME'),
        misconfigured('PhotosIndex', 'PHOTO_BUCKET'),
        misconfigured('AccountPostConfirmation', 'MAIL_CONFIGURATION_SET'),
        uncalled('RealtimeChanges'),
        uncalled('AccountErase'),
      ),
    ).toEqual([
      'held sign up: walk.platewise.local',
      'held confirm the email: with the emailed code',
      'held sign in: with SRP',
      'held answer the first questions: AI declined',
      'failed log a meal: GET /api/diary/{date} answered 500',
      expect.stringMatching(/^failed show a photo: the photo bucket answered [45]\d\d to the upload$/),
      'failed get a live update: the socket did not hear of a new entry',
      'failed get an email of the product: no email "Welcome to Platewise" arrived',
      'warned export the data: skipped',
      'failed erase the account: no email "Your Platewise data was erased" arrived',
    ]);
  });

  it('the walk finds an export that is never written, and a profile that cannot be saved in another product', async () => {
    expect((await walk(0.1, uncalled('ExportsWrite'))).slice(-2)).toEqual([
      'failed export the data: the export did not get ready',
      'held erase the account: finished, and sign-in is refused',
    ]);
    expect((await walk(0.1, misconfigured('ProfileIndex', 'TABLE_NAME'))).slice(3)).toEqual([
      'failed answer the first questions: PUT /api/profile answered 500',
      'warned log a meal: skipped',
      'warned show a photo: skipped',
      'warned get a live update: skipped',
      'held get an email of the product: "Welcome to Platewise"',
      'warned export the data: skipped',
      'held erase the account: finished, and sign-in is refused',
    ]);
  });

  it('the walk finds codes that are not sent', async () => {
    const lines = await walk(0.1, misconfigured('AccountCustomMessage', 'SITE_ORIGIN_PARAMETER'));
    expect(lines[0]).toMatch(/^failed sign up: /);
    expect(lines.slice(1, -1).every((line) => line.endsWith(': skipped'))).toBe(true);
    expect(lines.at(-1)).toBe('warned erase the account: may have left an unconfirmed account');
  });
});
