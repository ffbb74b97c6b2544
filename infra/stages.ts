import { RemovalPolicy } from 'aws-cdk-lib';

/** Receives the emails to the users of walks (decision 0100). */
export interface WalkMailbox {
  /** A subdomain without other mailboxes, e.g. `walk.mail.example.com`. */
  domain: string;
  /**
   * The receipt rule set that is active in the account and region, which gets a rule for the walk. Missing if the account
   * receives no other emails: the mail stack creates a rule set, which is activated once.
   */
  ruleSet?: string;
}

/** Email settings of a deployed stage. */
export interface EmailSettings {
  from: string;
  /** A verified identity of Amazon SES, which the stage's mail stack creates. */
  domain: string;
  /** Address for messages of the contact form, and for users to write to. */
  support: string;
  /** Receives every alarm. */
  operator: string;
  /** Addresses that test the stage while SES is in its sandbox. */
  sandboxRecipients?: readonly string[];
  /** Without it, a new user's whole life is not walked after a deployment. */
  walkMailbox?: WalkMailbox;
}

/** Where a stage's backups are stored (docs/continuity.md). */
export interface BackupSettings {
  /** ID of the account with the backups: another one than the stage's. */
  account: string;
  region: string;
  /** ID of the stage's own account, whose roles may write backups. */
  source: string;
}

/** The settings that differ between stages. They contain no secrets. */
export interface Stage {
  name: 'local' | 'dev' | 'prod';
  region: string;
  /** Null for the local environment, which has its own mailbox. */
  mail: EmailSettings | null;
  /** The stage's own domain and its certificate in us-east-1; null for the CloudFront domain. */
  domain: { name: string; certificateArn: string } | null;
  /** The Route 53 zone in which the records of `mail` and `domain` are created; null to create them yourself. */
  zone: { id: string; name: string } | null;
  /** Backups in a second account; null for none, as for stages whose data may be lost. */
  backups: BackupSettings | null;
  /**
   * File of a full food table, relative to the project's root or absolute, written by `npm run foods:import`; null for
   * the
   * built-in table.
   */
  foodTable: string | null;
  /**
   * Cognito's feature plan. `essentials` is billed per monthly active user and requires a `domain`: with it, users can
   * sign in with passkeys.
   */
  userPoolPlan: 'lite' | 'essentials';
  /**
   * Address of Have I Been Pwned's list of breached passwords, which a form asks by part of a hash about a new password;
   * null for no check. The local environment has a list of its own.
   */
  breachedPasswords: string | null;
  /**
   * Number of the key that signs photo URLs. CloudFront keys cannot be changed, so a new key gets another parameter
   * (`parameter-names.ts`) and the next number.
   */
  photoKey: number;
  /** Whether Stripe Tax calculates taxes. It has to be set up in the Stripe account first (docs/payments.md). */
  stripeTax: boolean;
  /** Whether the site has a firewall, for about 10 dollars a month plus 0.60 per million requests. */
  firewall: boolean;
  /** Whether X-Ray traces invocations, for about 0.001 dollars a month per daily active user (decision 0112). */
  traces: boolean;
  /**
   * The account's quota of concurrent Lambda executions, of which functions with a model and the logging of meals
   * reserve shares (decision 0106). Null reserves nothing: new accounts have too few, and stages that share an account
   * share its quota.
   */
  concurrency: number | null;
  /** Whether new versions of frequently used functions get a tenth of the requests first (decision 0105). */
  deploysGradually: boolean;
  /** Whether tables, pools and buckets are kept when the stack is deleted. */
  keepsData: boolean;
  /**
   * Whether AWS refuses to delete the stacks, the table and the user pool. Off during a first deployment
   * (`firstDeploymentOf`).
   */
  isProtected: boolean;
  logsKeptForDays: 7 | 30 | 90;
}

const exampleMail = {
  from: 'hello@mail.example.com',
  domain: 'mail.example.com',
  support: 'support@example.com',
  operator: 'operator@example.com',
};

/** The settings that all stages start with. */
const base = {
  region: 'us-east-1',
  domain: null,
  zone: null,
  backups: null,
  foodTable: null,
  userPoolPlan: 'lite',
  breachedPasswords: 'https://api.pwnedpasswords.com',
  photoKey: 1,
  stripeTax: false,
  firewall: false,
  concurrency: null,
  deploysGradually: false,
  traces: true,
  keepsData: false,
  isProtected: false,
} as const;

/** The email settings of `dev` and `prod` are examples: replace them before you deploy. */
export const stages = {
  /** The same stack locally; account and region are placeholders. */
  local: {
    ...base,
    name: 'local',
    mail: null,
    userPoolPlan: 'essentials',
    breachedPasswords: null,
    // Tests send in a second what users send in a minute, so the limits of routes with a model are ten times as high.
    concurrency: 10_000,
    logsKeptForDays: 7,
  },
  dev: { ...base, name: 'dev', mail: exampleMail, logsKeptForDays: 30 },
  prod: {
    ...base,
    name: 'prod',
    mail: exampleMail,
    firewall: true,
    traces: false,
    keepsData: true,
    deploysGradually: true,
    isProtected: true,
    logsKeptForDays: 90,
  },
} as const satisfies Record<Stage['name'], Stage>;

/**
 * Returns the stage with a name.
 * @throws Error that lists the stages when it does not exist
 */
export const stageNamed = (name: string): Stage => {
  const stage = Object.values<Stage>(stages).find((known) => known.name === name);
  if (!stage)
    throw new Error(`There is no stage "${name}". Choose one of: ${Object.keys(stages).join(', ')}.`);
  return stage;
};

/**
 * Returns a stage as it is deployed first (`--context first=yes`, decision 0102): nothing is protected, so that a failed
 * deployment can be rolled back and repeated, and no release is gradual, because the alarms that stop one are created
 * after the functions.
 */
export const firstDeploymentOf = (stage: Stage): Stage => ({
  ...stage,
  isProtected: false,
  deploysGradually: false,
});

/** Returns whether users of a stage can sign in with passkeys. */
export const hasPasskeys = ({ userPoolPlan }: Pick<Stage, 'userPoolPlan'>): boolean =>
  userPoolPlan === 'essentials';

/**
 * Returns whether a stage's data is kept or deleted with its stack. A stack whose creation fails deletes it in any case:
 * there is no data yet, and nothing is left behind that the next attempt does not know.
 */
export const removalPolicyOf = (stage: Stage): RemovalPolicy =>
  stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
