import { App, Stack } from 'aws-cdk-lib';
import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { warnOfClaims } from '#infra/constructs/alarms/claim-warnings.ts';
import { stages } from '#infra/stages.ts';
import type { Platform } from '#infra/platform.ts';
import { unconfirmedClaims } from '#shared/site/claims.ts';

const warned = (
  stage: keyof typeof stages,
  unconfirmed?: string[],
  isCompanyConfirmed?: boolean,
): string[] => {
  const stack = new Stack(new App());
  warnOfClaims({ stack, stage: stages[stage] } as Platform, unconfirmed, isCompanyConfirmed);
  return Annotations.fromStack(stack)
    .findWarning('*', Match.anyValue())
    .map(({ entry }) => String(entry.data));
};

describe('D15 what the public pages claim and nobody has measured', () => {
  it('is told to who deploys to production', () => {
    const [warning] = warned('prod', undefined, true);
    expect(warning).toContain('99.2% Food Recognition Accuracy');
    expect(warning).toContain('shared/site/claims.ts');
  });

  it('is no news on other stages, nor once all of it is confirmed', () => {
    expect(warned('dev')).toEqual([]);
    expect(warned('local')).toEqual([]);
    expect(warned('prod', [], true)).toEqual([]);
  });

  it('tells also that the legal texts name no company yet', () => {
    expect(warned('prod', [], false)).toEqual([expect.stringContaining('shared/site/company.ts')]);
    expect(warned('dev', [], false)).toEqual([]);
  });

  it('counts each claim until it is confirmed', () => {
    const claim = { value: '4.9', label: 'Rating' };
    expect(unconfirmedClaims({ rating: { ...claim, confirmed: false } })).toEqual(['4.9 Rating']);
    expect(unconfirmedClaims({ rating: { ...claim, confirmed: true } })).toEqual([]);
  });
});
