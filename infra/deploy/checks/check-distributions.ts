import { type CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { type Finding, held, warned } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';

const CHECK = 'CloudFront';

/**
 * Checks that the account may create distributions. AWS verifies new accounts before their first one and offers no way
 * to read that, so only an existing distribution proves it.
 */
export const checkDistributions = (cloudfront: CloudFrontClient): Promise<Finding[]> =>
  attempt(CHECK, permissions.distributions, async () => {
    const { DistributionList } = await cloudfront.send(new ListDistributionsCommand({ MaxItems: 1 }));
    if ((DistributionList?.Items?.length ?? 0) > 0) return [held(CHECK, 'the account has distributions')];
    return [
      warned(
        CHECK,
        'no distribution yet: a new account may not be verified',
        'If the deployment fails with "Your account must be verified", open a case with AWS Support ' +
          '(Account, CloudFront) and deploy again.',
      ),
    ];
  });
