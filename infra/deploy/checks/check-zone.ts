import { GetHostedZoneCommand, type Route53Client } from '@aws-sdk/client-route-53';
import type { Stage } from '../../stages.ts';
import { failed, type Finding, held } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';

const CHECK = 'Hosted zone';
const CORRECT = 'Correct `zone` in infra/stages.ts: the ID and name are in the Route 53 console.';

/** Checks the Route 53 zone in which the stage's records are created. */
export const checkZone = ({ zone }: Stage, route53: Route53Client): Promise<Finding[]> =>
  attempt(CHECK, permissions.zone, async () => {
    if (!zone) return [];
    const answer = await route53.send(new GetHostedZoneCommand({ Id: zone.id })).catch((error: Error) => {
      if (error.name === 'NoSuchHostedZone' || error.name === 'InvalidInput') return null;
      throw error;
    });
    if (!answer?.HostedZone) return [failed(CHECK, `${zone.id} does not exist`, CORRECT)];
    const name = answer.HostedZone.Name?.replace(/\.$/, '') ?? '';
    if (name !== zone.name) return [failed(CHECK, `${zone.id} is ${name}, not ${zone.name}`, CORRECT)];
    if (answer.HostedZone.Config?.PrivateZone)
      return [
        failed(CHECK, `${name} is private`, 'Use a public zone: mail servers and browsers look it up.'),
      ];
    return [held(CHECK, name)];
  });
