import { type ACMClient, type CertificateDetail, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { EDGE_REGION } from '../../constructs/site/edge-region.ts';
import type { Stage } from '../../stages.ts';
import { failed, type Finding, held, warned } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';

const CHECK = 'Certificate';
const DAY_MS = 86_400_000;
const REQUEST = `Request a certificate in ${EDGE_REGION} and set its ARN in infra/stages.ts.`;

/** Returns whether a certificate's name covers a host; `*` stands for one label. */
const covers = (name: string, host: string): boolean =>
  name.startsWith('*.') ? host.slice(host.indexOf('.') + 1) === name.slice(2) : name === host;

const pending = ({ DomainValidationOptions = [] }: CertificateDetail): Finding => {
  const record = DomainValidationOptions.find(({ ResourceRecord }) => ResourceRecord)?.ResourceRecord;
  const fix = record
    ? `Create the DNS record ${record.Name} ${record.Type} ${record.Value} and wait.`
    : 'Confirm the email of AWS, or request a certificate with DNS validation.';
  return failed(CHECK, 'waits for its validation', fix);
};

const checkIssued = (certificate: CertificateDetail, host: string, now: Date): Finding => {
  const { DomainName = '', SubjectAlternativeNames = [], NotAfter, RenewalEligibility } = certificate;
  const names = [DomainName, ...SubjectAlternativeNames];
  if (!names.some((name) => covers(name, host)))
    return failed(CHECK, `is for ${[...new Set(names)].join(', ')}, not ${host}`, REQUEST);
  const days = NotAfter ? Math.floor((NotAfter.getTime() - now.getTime()) / DAY_MS) : null;
  if (days !== null && days < 30 && RenewalEligibility !== 'ELIGIBLE')
    return warned(CHECK, `expires in ${days} days and is not renewed`, REQUEST);
  return held(CHECK, `issued for ${host}`);
};

/** Checks the certificate of the stage's domain. CloudFront accepts issued certificates of its region only. */
export const checkCertificate = (
  { domain }: Stage,
  acm: ACMClient,
  now: () => Date = () => new Date(),
): Promise<Finding[]> =>
  attempt(CHECK, permissions.certificate, async () => {
    if (!domain) return [];
    const [, , , region] = domain.certificateArn.split(':');
    if (region !== EDGE_REGION) return [failed(CHECK, `is in ${region ?? 'no region'}`, REQUEST)];
    const answer = await acm
      .send(new DescribeCertificateCommand({ CertificateArn: domain.certificateArn }))
      .catch((error: Error) => {
        if (error.name === 'ResourceNotFoundException') return null;
        throw error;
      });
    const certificate = answer?.Certificate;
    if (!certificate) return [failed(CHECK, 'does not exist', REQUEST)];
    if (certificate.Status === 'PENDING_VALIDATION') return [pending(certificate)];
    if (certificate.Status !== 'ISSUED')
      return [failed(CHECK, (certificate.Status ?? 'unknown').toLowerCase(), REQUEST)];
    return [checkIssued(certificate, domain.name, now())];
  });
