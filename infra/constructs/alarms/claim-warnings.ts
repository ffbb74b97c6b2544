import { Annotations } from 'aws-cdk-lib';
import { unconfirmedClaims } from '#shared/site/claims.ts';
import { COMPANY_CONFIRMED } from '#shared/site/company.ts';
import type { Platform } from '../../platform.ts';

/**
 * Warns when production is deployed with unmeasured claims (decision D15) or missing company details in the public
 * pages
 * and legal texts.
 */
export const warnAboutClaims = (
  { stack, stage }: Platform,
  unconfirmed = unconfirmedClaims(),
  isCompanyConfirmed: boolean = COMPANY_CONFIRMED,
): void => {
  if (stage.name !== 'prod') return;
  const warnings = Annotations.of(stack);
  if (unconfirmed.length > 0)
    warnings.addWarningV2(
      'Platewise:unconfirmedClaims',
      `The public pages contain unconfirmed claims: ${unconfirmed.join(', ')}. Confirm or remove each in shared/site/claims.ts.`,
    );
  if (!isCompanyConfirmed)
    warnings.addWarningV2(
      'Platewise:unconfirmedCompany',
      'The company details in the legal texts are placeholders. Fill them in in shared/site/company.ts.',
    );
};
