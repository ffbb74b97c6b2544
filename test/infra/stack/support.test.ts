import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { functionsOf } from './rules/functions.ts';
import { synthesized } from './template.ts';

const addressOf = (stage: Parameters<typeof synthesized>[0]): unknown => {
  const support = functionsOf(synthesized(stage).template).find(({ id }) => id.startsWith('SupportIndex'));
  return support?.properties.Environment?.Variables['SUPPORT_ADDRESS'];
};

describe('Messages of the contact form', () => {
  it('go to the support address of the stage', () => {
    const mail = { ...stages.prod.mail, support: 'help@app.example' };
    expect(addressOf({ ...stages.prod, mail })).toBe('help@app.example');
  });

  it('go into the mailbox of one machine', () => {
    expect(addressOf('local')).toBe('support@platewise.local');
  });
});
