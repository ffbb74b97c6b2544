import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Platform } from '../../platform.ts';
import { isInZone } from '../mail/in-zone.ts';

/** Points the stage's domain to the site, for IPv4 and IPv6, if the domain is part of the stage's zone. */
export const createSiteRecords = (
  { stacks: { edge }, stage }: Platform,
  distribution: Distribution,
): readonly (ARecord | AaaaRecord)[] => {
  const { domain, zone } = stage;
  if (!domain || !zone || !isInZone(domain.name, zone.name)) return [];
  const record = {
    zone: HostedZone.fromHostedZoneAttributes(edge, 'Zone', {
      hostedZoneId: zone.id,
      zoneName: zone.name,
    }),
    recordName: `${domain.name}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  };
  return [new ARecord(edge, 'SiteRecord', record), new AaaaRecord(edge, 'SiteRecordIpv6', record)];
};
