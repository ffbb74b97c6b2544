import type { WalkEmail } from '#infra/deploy/whole-life/mailbox/mailbox.ts';
import type { Outside } from '#infra/deploy/whole-life/outside/outside.ts';

/** A clock that moves when the walk pauses. */
const createTime = (): Outside['time'] => {
  let now = 0;
  const limits: { at: number; controller: AbortController }[] = [];
  return {
    now: () => now,
    limit: (ms) => {
      const controller = new AbortController();
      limits.push({ at: now + ms, controller });
      return controller.signal;
    },
    pause: async (ms) => {
      now += ms;
      for (const { at, controller } of limits) if (at <= now) controller.abort();
    },
  };
};

interface Script {
  /** Changes the user pool, e.g. an operation that fails. */
  accounts?: (outside: Outside) => Partial<Outside['accounts']>;
  /** Subjects of emails that are lost. */
  lostEmails?: readonly string[];
}

const named = (name: string): Error => Object.assign(new Error('Incorrect username or password.'), { name });

/** A product that signs users up, in and out, and erases them. Every other request to its API is answered with 500. */
export const createScriptedOutside = ({ accounts, lostEmails = [] }: Script = {}) => {
  const emails: (WalkEmail & { to: string })[] = [];
  let isErased = false;
  const send = (to: string, subject: string, text = ''): void => {
    if (!lostEmails.includes(subject)) emails.push({ to, subject, text });
  };
  let email = '';
  const outside: Outside = {
    mailbox: {
      domain: 'walk.plate.app',
      emailsTo: async (address) => emails.filter(({ to }) => to === address),
    },
    accounts: {
      signUp: async (account) => {
        email = account.email;
        send(email, 'Your Platewise code', 'Enter this code:\n123456');
      },
      confirm: async (_, code) => {
        if (code !== '123456') throw named('CodeMismatchException');
        send(email, 'Welcome to Platewise');
      },
      signIn: async () => {
        if (isErased) throw named('NotAuthorizedException');
        return 'token';
      },
      poolId: async () => 'us-east-1_Pool',
    },
    api: () => async (method, path) => {
      if (path.startsWith('/api/dashboard')) return { status: isErased ? 401 : 500, body: null };
      if (`${method} ${path}` !== 'POST /api/account/closing') return { status: 500, body: null };
      isErased = true;
      send(email, 'Your Platewise data was erased');
      return { status: 202, body: { status: 'closing' } };
    },
    upload: async () => 500,
    download: async () => ({ status: 500, bytes: new Uint8Array() }),
    openSocket: async () => {
      throw new Error('the socket does not open');
    },
    time: createTime(),
  };
  return {
    outside: { ...outside, accounts: { ...outside.accounts, ...accounts?.(outside) } },
    isErased: () => isErased,
  };
};
