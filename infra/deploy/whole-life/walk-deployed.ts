import { GetParametersCommand } from '@aws-sdk/client-ssm';
import { parameterNames } from '../../constructs/settings/parameter-names.ts';
import type { Stage } from '../../stages.ts';
import { attempt } from '../checks/attempt.ts';
import type { Clients } from '../checks/clients.ts';
import { failed, type Finding, warned } from '../finding.ts';
import { createBucketMailbox } from './mailbox/bucket-mailbox.ts';
import { openOutside } from './outside/open-outside.ts';
import { walkWholeLife } from './walk-whole-life.ts';

const CHECK = 'Walk';

/** Walks the whole life of a new user in a deployed stage. A stage without a mailbox is not walked, which is a note. So is one whose mailbox may not be read. */
export const walkDeployed = async (
  stage: Stage,
  { ssm, s3 }: Pick<Clients, 'ssm' | 's3'>,
): Promise<Finding[]> => {
  const { walkMailbox } = stage.mail ?? {};
  if (!walkMailbox)
    return [
      warned(
        CHECK,
        'not walked: no mailbox',
        'Set `mail.walkMailbox` in infra/stages.ts (docs/deploying.md).',
      ),
    ];
  const names = parameterNames(stage);
  const { Parameters = [] } = await ssm.send(
    new GetParametersCommand({ Names: [names.siteOrigin, names.walkMailbox] }),
  );
  const valueOf = (name: string) => Parameters.find(({ Name }) => Name === name)?.Value;
  const [origin, bucket] = [valueOf(names.siteOrigin), valueOf(names.walkMailbox)];
  if (bucket === undefined)
    return [
      warned(
        CHECK,
        'not walked: the mailbox does not exist',
        `npm run deploy -- --stage ${stage.name} --only mail`,
      ),
    ];
  if (origin === undefined)
    return [failed(CHECK, 'the stage is not deployed', `npm run deploy -- --stage ${stage.name}`)];
  const mailbox = createBucketMailbox({ s3, bucket, domain: walkMailbox.domain, since: new Date() });
  const unreadable = await attempt(CHECK, '`s3:ListBucket` and `s3:GetObject` on the mailbox', async () => {
    await mailbox.emailsTo('');
    return [];
  });
  return unreadable.length > 0 ? unreadable : walkWholeLife(openOutside(origin, mailbox));
};
