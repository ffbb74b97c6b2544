import { RemovalPolicy } from 'aws-cdk-lib';

/** Where a deployed stage's mails come from. The domain must be a verified identity of Amazon SES. */
interface EmailSettings {
  from: string;
  domain: string;
  /** Where messages of the contact form go, and where people write to. */
  support: string;
  /** Hears of every alarm. */
  operator: string;
}

/** What makes one stage differ from another. Nothing in it is secret. */
export interface Stage {
  name: 'local' | 'dev' | 'prod';
  region: string;
  /** null on one machine, which has its own mailbox. */
  mail: EmailSettings | null;
  /** The stage's own address and its certificate in us-east-1; null for the one CloudFront gives. */
  domain: { name: string; certificateArn: string } | null;
  /**
   * File of a full food table, from the project's root or absolute, as `npm run foods:import` writes it; null for the
   * built-in one.
   */
  foodTable: string | null;
  /**
   * Signing in with passkeys: needs a `domain`, and Cognito's Essentials plan, which costs per person who signs in.
   * The user pool of one machine does not have them.
   */
  passkeys: boolean;
  /**
   * Which key signs addresses of photos: the first, the second, ... CloudFront never changes a key, so the next one is a
   * further parameter (`parameter-names.ts`) and a further number.
   */
  photoKey: number;
  /** A firewall before the site: about 10 dollars a month, and 0.60 for a million requests. */
  firewall: boolean;
  /** Tables, pools and buckets outlive the stack. */
  keepsData: boolean;
  logsKeptForDays: 7 | 30 | 90;
}

/** The mail settings of `dev` and `prod` are examples: name your own before you deploy. */
export const stages = {
  /** The same stack on one machine: account and region are only names there. */
  local: {
    name: 'local',
    region: 'us-east-1',
    mail: null,
    domain: null,
    foodTable: null,
    passkeys: false,
    photoKey: 1,
    firewall: false,
    keepsData: false,
    logsKeptForDays: 7,
  },
  dev: {
    name: 'dev',
    region: 'us-east-1',
    mail: {
      from: 'hello@mail.example.com',
      domain: 'mail.example.com',
      support: 'support@example.com',
      operator: 'operator@example.com',
    },
    domain: null,
    foodTable: null,
    passkeys: false,
    photoKey: 1,
    firewall: false,
    keepsData: false,
    logsKeptForDays: 30,
  },
  prod: {
    name: 'prod',
    region: 'us-east-1',
    mail: {
      from: 'hello@mail.example.com',
      domain: 'mail.example.com',
      support: 'support@example.com',
      operator: 'operator@example.com',
    },
    domain: null,
    foodTable: null,
    passkeys: false,
    photoKey: 1,
    firewall: true,
    keepsData: true,
    logsKeptForDays: 90,
  },
} as const satisfies Record<Stage['name'], Stage>;

/**
 * The stage of that name.
 * @throws Error that lists the stages when there is none of that name
 */
export const stageNamed = (name: string): Stage => {
  const stage = Object.values<Stage>(stages).find((known) => known.name === name);
  if (!stage)
    throw new Error(`There is no stage "${name}". Choose one of: ${Object.keys(stages).join(', ')}.`);
  return stage;
};

/** What becomes of a stage's data when its stack goes. */
export const removalPolicyOf = (stage: Stage): RemovalPolicy =>
  stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
