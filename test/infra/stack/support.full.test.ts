import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { behaviorsOf } from './rules/edge.ts';
import { functionsOf } from './rules/functions.ts';
import { resourcesOf, spelled, templateOf } from './template.ts';

const addressOf = (stage: Parameters<typeof templateOf>[0]): unknown => {
  const support = functionsOf(templateOf(stage)).find(({ id }) => id.startsWith('SupportIndex'));
  return support?.properties.Environment?.Variables['SUPPORT_ADDRESS'];
};

describe('The messages of the contact form', () => {
  it('contact messages go to the support address of the environment', () => {
    const mail = { ...stages.prod.mail, support: 'help@app.example' };
    expect(addressOf({ ...stages.prod, mail })).toBe('help@app.example');
  });

  it('contact messages go to the local mailbox in the local environment', () => {
    expect(addressOf('local')).toBe('support@platewise.local');
  });

  it('contact messages share a rate limit per viewer address, which the edge policy adds as CloudFront-Viewer-Address', () => {
    // The managed policy 'all device type and viewer location headers', which include the viewer's address. Source:
    // CloudFront Developer Guide, 'Use managed origin request policies' and 'Add CloudFront request headers'.
    const withViewerHeaders = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
    const api = behaviorsOf(templateOf('prod')).find(({ PathPattern }) => PathPattern === '/api/*');
    expect(api?.OriginRequestPolicyId).toBe(withViewerHeaders);
  });

  it('contact messages raise an alarm when their total rate is too high', () => {
    const alarms = resourcesOf<{ MetricName: string; AlarmActions: unknown[]; Dimensions: unknown[] }>(
      templateOf('prod'),
      'AWS::CloudWatch::Alarm',
    );
    const flooded = alarms.filter(({ properties }) => properties.MetricName === 'FormsFlooded');
    expect(flooded.map(({ properties }) => properties.Dimensions)).toContainEqual([
      { Name: 'service', Value: 'support' },
    ]);
    for (const { properties } of flooded) expect(spelled(properties.AlarmActions?.[0])).toMatch(/^<Alarms/);
  });
});
