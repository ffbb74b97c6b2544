import { resourcesOf, spelled, type Template } from '../template.ts';
import { type FunctionShape, functionsOf } from './functions.ts';
import type { Rule } from './rule.ts';
import { spoilFirst } from './spoil.ts';
import { type Allowed, allowedIn, type PolicyShape, type StatementShape } from './statements.ts';

const allow = (template: Template, statement: Omit<StatementShape, 'Effect'>): void =>
  spoilFirst<PolicyShape>(template, 'AWS::IAM::Policy', ({ PolicyDocument }) =>
    PolicyDocument?.Statement.push({ Effect: 'Allow', ...statement }),
  );

const noWildcardActions: Rule = {
  says: 'no role has wildcard actions',
  offenders: (template) =>
    allowedIn(template)
      .filter(({ action }) => action.includes('*'))
      .map(({ policy, action }) => `${policy}: ${action}`),
  spoil: (template) => allow(template, { Action: 'dynamodb:*', Resource: { Ref: 'Table' } }),
};

/** Folders and IDs that are only known at run time. Everything before them is fixed. */
const knownPatterns = [
  /^<Photos\w+\.Arn>\/(incoming|photos|exports|erased)\/\*$/,
  /^<Recordings\w+\.Arn>\/(recordings|results)\/\*$/,
  /^<FailedRecords\w+\.Arn>\/aws\/lambda\/\*$/,
  /^arn:aws:transcribe:[\w-]+:<AWS::AccountId>:transcription-job\/platewise-(local|dev|prod)-\*$/,
  /^<Table\w+\.Arn>\/stream\/\*$/,
  /^arn:aws:execute-api:[\w-]+:<AWS::AccountId>:<Sockets\w+>\/live\/(POST|DELETE)\/@connections\/\*$/,
];

/** The trigger is created before the API, so it may close connections of any API of the account with this stage. */
const isTriggerClosingSockets = ({ policy, resource }: Allowed): boolean =>
  policy.startsWith('AccountPostConfirmation') && resource.endsWith(':*/live/DELETE/@connections/*');

/** Transcribe and Polly support no resources for these actions; a separate rule below limits where a job can write. */
const withoutResources = new Set([
  'transcribe:StartStreamTranscription',
  'transcribe:StartTranscriptionJob',
  'polly:SynthesizeSpeech',
]);

const noWildcardData: Rule = {
  says: 'no role has access to data, parameters, sockets or queues beyond named resources',
  offenders: (template) =>
    allowedIn(template)
      .filter(({ action }) => !action.startsWith('xray:') && !withoutResources.has(action))
      .filter(
        ({ resource }) => resource.includes('*') && !knownPatterns.some((known) => known.test(resource)),
      )
      .filter((allowed) => !isTriggerClosingSockets(allowed))
      .map(({ policy, action, resource }) => `${policy}: ${action} on ${resource}`),
  spoil: (template) => allow(template, { Action: 's3:GetObject', Resource: '*' }),
};

interface MailerShape {
  Environment: { Variables: { MAIL_CONFIGURATION_SET?: unknown } };
  Role: { 'Fn::GetAtt': [string, string] };
}

const wholeEmailGrant: Rule = {
  says: 'every function that sends emails may use the sender identity and the configuration set that it names',
  offenders: (template) => {
    const resources = (role: string | undefined) =>
      allowedIn(template)
        .filter((one) => one.role === role && one.action === 'ses:SendEmail')
        .map(({ resource }) => resource);
    return resourcesOf<MailerShape>(template, 'AWS::Lambda::Function').flatMap(({ id, properties }) => {
      const settings = properties.Environment?.Variables.MAIL_CONFIGURATION_SET;
      if (settings === undefined) return [];
      const allowed = resources(properties.Role?.['Fn::GetAtt'][0]);
      const isWhole =
        allowed.some((resource) => resource.endsWith(`:configuration-set/${spelled(settings)}`)) &&
        allowed.some((resource) => resource.includes(':identity/'));
      return isWhole ? [] : [id];
    });
  },
  spoil: (template) => {
    for (const { properties } of resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy'))
      for (const statement of properties.PolicyDocument?.Statement ?? [])
        if (statement.Action === 'ses:SendEmail')
          statement.Resource = [statement.Resource]
            .flat()
            .filter((one) => spelled(one).includes(':identity/'));
  },
};

const ownRole: Rule = {
  says: 'every function has a separate role, without a managed policy',
  offenders: (template) => {
    const roles = functionsOf(template).map(({ properties }) => properties.Role?.['Fn::GetAtt'][0] ?? 'none');
    return roles.filter(
      (role, index) =>
        roles.indexOf(role) !== index || template.Resources[role]?.Properties['ManagedPolicyArns'],
    );
  },
  spoil: (template) => {
    const [first, second] = resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function');
    if (first && second) first.resource.Properties['Role'] = second.properties.Role;
  },
};

/** Variables and the permissions that they require. */
const pairs = [
  { variable: 'TABLE_NAME', service: 'dynamodb:', resource: '' },
  { variable: 'PHOTO_BUCKET', service: 's3:', resource: '<Photos' },
  { variable: 'RECORDING_BUCKET', service: 's3:', resource: '<Recordings' },
  { variable: 'SOCKET_ENDPOINT', service: 'execute-api:', resource: '' },
  { variable: 'SPEECH_JOB_PREFIX', service: 'transcribe:', resource: '' },
];

/** Returns the permissions and variables of each function. */
const createFoodKnowledge = (template: Template) =>
  functionsOf(template).map(({ id, properties }) => ({
    id,
    allowed: allowedIn(template).filter(({ role }) => role === properties.Role?.['Fn::GetAtt'][0]),
    variables: properties.Environment?.Variables ?? {},
  }));

const toldWhatItMayUse: Rule = {
  says: 'a function has the name of a resource in its environment exactly when it may use it',
  offenders: (template) =>
    createFoodKnowledge(template).flatMap(({ id, allowed, variables }) =>
      pairs
        .filter(
          ({ variable, service, resource }) =>
            (variable in variables || `${variable}_PARAMETER` in variables) !==
            allowed.some((right) => right.action.startsWith(service) && right.resource.startsWith(resource)),
        )
        .map(({ variable }) => `${id}: ${variable}`),
    ),
  spoil: (template) =>
    spoilFirst<FunctionShape>(template, 'AWS::Lambda::Function', ({ Environment }) => {
      if (Environment) Environment.Variables['PHOTO_BUCKET'] = { Ref: 'Photos' };
    }),
};

const readsItsOwnParameters: Rule = {
  says: 'a function may read exactly the parameters named in its environment',
  offenders: (template) =>
    createFoodKnowledge(template)
      .filter(({ allowed, variables }) => {
        const told = Object.keys(variables).filter((name) => name.endsWith('_PARAMETER'));
        const paths = allowed
          .filter(({ action }) => action.startsWith('ssm:'))
          .map(({ resource }) => resource.replace(/^.*:parameter/, ''));
        return told.length !== paths.length || !told.every((name) => paths.includes(String(variables[name])));
      })
      .map(({ id }) => id),
  spoil: (template) =>
    allow(template, {
      Action: 'ssm:GetParameter',
      Resource: 'arn:aws:ssm:us-east-1:1:parameter/platewise/prod/other',
    }),
};

/** Jobs for all users, social features, and account erasure. */
const acrossAll =
  /^(?:PhotosSweep|RealtimeChanges|InsightsNight|RemindersDue|CalendarDue|FastingDue|Social|AccountErase|StaffIndex|StaffSuspensions|ReconciliationNightly)/;

const acrossPeople: Rule = {
  says: 'only photo cleanup, nightly jobs, reminders, fasting targets, shared meals, account deletion, suspension ends, webhooks and staff functions may query the index across all users',
  offenders: (template) =>
    allowedIn(template)
      .filter(({ policy, resource }) => resource.endsWith('/index/gsi1') && !acrossAll.test(policy))
      .map(({ policy, action }) => `${policy}: ${action}`),
  spoil: (template) =>
    allow(template, {
      Action: 'dynamodb:Query',
      Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Table', 'Arn'] }, '/index/gsi1']] },
    }),
};

const scanning: Rule = {
  says: 'only the nightly reconciliation may scan the table',
  offenders: (template) =>
    allowedIn(template)
      .filter(
        ({ action, policy }) => action === 'dynamodb:Scan' && !policy.startsWith('ReconciliationNightly'),
      )
      .map(({ policy }) => policy),
  spoil: (template) =>
    allow(template, { Action: 'dynamodb:Scan', Resource: { 'Fn::GetAtt': ['Table', 'Arn'] } }),
};

const versionsAreSafe: Rule = {
  says: 'only the erasure of accounts may list versions, and delete those of anything but uploads',
  offenders: (template) =>
    allowedIn(template)
      .filter(({ action }) => /^s3:(?:ListBucketVersions|DeleteObjectVersion)$/.test(action))
      .filter(
        ({ policy, resource }) => !policy.startsWith('AccountErase') && !resource.endsWith('/incoming/*'),
      )
      .map(({ policy, action, resource }) => `${policy}: ${action} on ${resource}`),
  spoil: (template) =>
    allow(template, {
      Action: 's3:DeleteObjectVersion',
      Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Photos', 'Arn'] }, '/photos/*']] },
    }),
};

const jobsWriteHome: Rule = {
  says: 'speech jobs may write transcripts only to the bucket of recordings',
  offenders: (template) => {
    const jobs = resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy').flatMap(({ properties }) =>
      (properties.PolicyDocument?.Statement ?? []).filter(({ Action }) =>
        [Action].flat().includes('transcribe:StartTranscriptionJob'),
      ),
    );
    if (jobs.length === 0) return ['nobody may start a speech job'];
    return jobs
      .map(({ Condition }) => spelled(Condition?.StringEquals?.['transcribe:OutputBucketName']))
      .filter((bucket) => !bucket.startsWith('<Recordings'));
  },
  spoil: (template) => allow(template, { Action: 'transcribe:StartTranscriptionJob', Resource: '*' }),
};

export const accessRules: Rule[] = [
  noWildcardActions,
  noWildcardData,
  ownRole,
  wholeEmailGrant,
  toldWhatItMayUse,
  readsItsOwnParameters,
  acrossPeople,
  scanning,
  versionsAreSafe,
  jobsWriteHome,
];
