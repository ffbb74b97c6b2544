import { DescribeActiveReceiptRuleSetCommand } from '@aws-sdk/client-ses';
import { GetParametersCommand } from '@aws-sdk/client-ssm';
import { inboundServerOf, isReceivingRegion } from '../../constructs/mail/receiving-regions.ts';
import { walkRuleSetOf } from '../../constructs/mail/walk-mailbox.ts';
import { parameterNames } from '../../constructs/settings/parameter-names.ts';
import type { Stage, WalkMailbox } from '../../stages.ts';
import { failed, type Finding, held, warned } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';
import { identityOf } from './check-mail.ts';
import type { Clients } from './clients.ts';

const CHECK = 'Walk mailbox';

/** What a check needs to know. */
interface Mailbox extends WalkMailbox {
  stage: Stage;
  clients: Clients;
}

/** AWS adds regions, so this is only a note. */
const unknownRegion = ({ region }: Stage): Finding =>
  warned(
    CHECK,
    `SES is not known to receive emails in ${region}`,
    'Look for the region under "Email receiving endpoints" in the AWS General Reference. If it is missing, remove ' +
      '`mail.walkMailbox` from infra/stages.ts.',
  );

/** The mail stack stores the name of the bucket last. */
const checkStack = async ({ stage, clients: { ssm } }: Mailbox): Promise<Finding[]> => {
  const name = parameterNames(stage).walkMailbox;
  const { Parameters = [] } = await ssm.send(new GetParametersCommand({ Names: [name] }));
  return Parameters.length > 0
    ? []
    : [failed(CHECK, 'does not exist', `npm run deploy -- --stage ${stage.name} --only mail`)];
};

const checkIdentity = async ({ stage, domain, clients: { ses } }: Mailbox): Promise<Finding[]> =>
  (await identityOf(ses, domain))?.VerifiedForSendingStatus
    ? []
    : [
        failed(
          CHECK,
          `${domain} is not verified`,
          `Create its DNS records (outputs of the stack Platewise-${stage.name}-Mail) and wait for SES.`,
        ),
      ];

/** Only one rule set is active in an account and region. Nothing is activated here: others may depend on it. */
const checkRules = async ({ stage, clients, ...mailbox }: Mailbox): Promise<Finding[]> => {
  const { Metadata, Rules = [] } = await clients.receiving.send(new DescribeActiveReceiptRuleSetCommand({}));
  if (Rules.some(({ Enabled, Recipients }) => Enabled && Recipients?.includes(mailbox.domain))) return [];
  const set = walkRuleSetOf(stage, mailbox);
  if (!Metadata?.Name)
    return [
      failed(
        CHECK,
        'no receipt rule set is active',
        `aws ses set-active-receipt-rule-set --rule-set-name ${set} --region ${stage.region}`,
      ),
    ];
  return [
    failed(
      CHECK,
      `the active receipt rule set "${Metadata.Name}" has no rule for ${mailbox.domain}`,
      `Set \`mail.walkMailbox.ruleSet\` to "${Metadata.Name}" in infra/stages.ts, then ` +
        `npm run deploy -- --stage ${stage.name} --only mail`,
    ),
  ];
};

/** A resolver may not answer on this machine, or still have the old answer: only a note. */
const checkRecord = async ({ stage, domain, clients }: Mailbox): Promise<Finding[]> => {
  const server = inboundServerOf(stage.region);
  const servers = await clients.mailServersOf(domain).catch((): string[] => []);
  return servers.includes(server)
    ? []
    : [
        warned(
          CHECK,
          `the MX record of ${domain} is not visible yet`,
          `Create it if your DNS is elsewhere: ${domain} MX 10 ${server}`,
        ),
      ];
};

/** Checks that the walk after the deployment receives its emails. */
export const checkWalkMailbox = async (stage: Stage, clients: Clients): Promise<Finding[]> => {
  const { walkMailbox } = stage.mail ?? {};
  if (!walkMailbox)
    return [
      warned(
        CHECK,
        'none: a new user is not walked after the deployment',
        'Set `mail.walkMailbox` in infra/stages.ts.',
      ),
    ];
  if (!isReceivingRegion(stage.region)) return [unknownRegion(stage)];
  const mailbox = { ...walkMailbox, stage, clients };
  const findings = await Promise.all([
    checkStack(mailbox),
    attempt(CHECK, permissions.identity, () => checkIdentity(mailbox)),
    attempt(CHECK, permissions.rules, () => checkRules(mailbox)),
    checkRecord(mailbox),
  ]);
  const found = findings.flat();
  return found.length > 0 ? found : [held(CHECK, `receives at ${walkMailbox.domain}`)];
};
