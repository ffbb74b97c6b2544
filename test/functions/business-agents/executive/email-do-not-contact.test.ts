import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExecutiveWorld, type ExecutiveWorld } from './executive-world.ts';

let world: ExecutiveWorld;
beforeAll(async () => void (world = await createExecutiveWorld()));
afterAll(() => world.stop());

describe('An email to a lead that must not be contacted', () => {
  it('the assistant drafts no email until the user allows contact again', async () => {
    const mara = world.person('declined');
    const { lead } = await mara.add({ name: 'Anna Meyer', email: 'anna@acme.example' });
    const draft = () =>
      world.generateEmail(mara.context(), { templateType: 'follow_up', leadId: lead.id, customData: {} });
    expect((await draft()).email?.body).toContain('Anna');
    await world.answerLead(mara.context(), lead.id, 'Please do not contact me again.');
    await expect(draft()).rejects.toMatchObject({ code: 'LEAD_DO_NOT_CONTACT' });
    const change = { state: 'allowed', reason: 'Asked for an offer' } as const;
    await world.setContact(mara.user_id, lead.id, change, mara.context().idempotency);
    expect((await draft()).email?.body).toContain('Anna');
  });
});
