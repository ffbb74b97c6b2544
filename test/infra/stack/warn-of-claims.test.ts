import { App, Stack } from 'aws-cdk-lib';
import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { warnAboutClaims } from '#infra/constructs/alarms/claim-warnings.ts';
import { stages } from '#infra/stages.ts';
import type { Platform } from '#infra/platform.ts';
import { unconfirmedClaims } from '#shared/site/claims.ts';

const warned = (
  stage: keyof typeof stages,
  unconfirmed?: string[],
  isCompanyConfirmed?: boolean,
): string[] => {
  const stack = new Stack(new App());
  warnAboutClaims({ stack, stage: stages[stage] } as Platform, unconfirmed, isCompanyConfirmed);
  return Annotations.fromStack(stack)
    .findWarning('*', Match.anyValue())
    .map(({ entry }) => String(entry.data));
};

describe('D15 the unconfirmed claims on the public pages', () => {
  it('unconfirmed claims produce a warning when deploying to production', () => {
    const [warning] = warned('prod', undefined, true);
    expect(warning).toContain('99.2% Food Recognition Accuracy');
    expect(warning).toContain('shared/site/claims.ts');
  });

  it('unconfirmed claims produce no warning in other environments, or once all are confirmed', () => {
    expect(warned('dev')).toEqual([]);
    expect(warned('local')).toEqual([]);
    expect(warned('prod', [], true)).toEqual([]);
  });

  it('unconfirmed claims produce a warning too while the legal texts name no company', () => {
    expect(warned('prod', [], false)).toEqual([expect.stringContaining('shared/site/company.ts')]);
    expect(warned('dev', [], false)).toEqual([]);
  });

  it('unconfirmed claims count until each is confirmed', () => {
    const claim = { value: '4.9', label: 'Rating' };
    expect(unconfirmedClaims({ rating: { ...claim, confirmed: false } })).toEqual(['4.9 Rating']);
    expect(unconfirmedClaims({ rating: { ...claim, confirmed: true } })).toEqual([]);
  });
});
