import { type Finding, warned } from '../finding.ts';

/** The IAM permissions with which the role that deploys reads the account, without changing anything. */
export const permissions = {
  parameters: 'ssm:GetParameters',
  identity: 'ses:GetEmailIdentity',
  rules: 'ses:DescribeActiveReceiptRuleSet',
  mailAccount: 'ses:GetAccount',
  concurrency: 'lambda:GetAccountSettings',
  backups: 's3:ListBucket',
  certificate: 'acm:DescribeCertificate',
  zone: 'route53:GetHostedZone',
  distributions: 'cloudfront:ListDistributions',
} as const;

const denied = new Set(['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation']);
/**
 * Runs a check. Returns a note if the caller may not read what it needs.
 * @throws the SDK's error for anything else
 */
export const attempt = async (
  check: string,
  permission: string,
  read: () => Promise<Finding[]>,
): Promise<Finding[]> => {
  try {
    return await read();
  } catch (error) {
    if (denied.has((error as Error).name))
      return [warned(check, 'could not be read', `Allow ${permission} for the role that deploys.`)];
    throw error;
  }
};
