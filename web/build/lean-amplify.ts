import type { Plugin } from 'vite';

const inAmplify = /node_modules[\\/]@aws-amplify[\\/].*\.mjs$/;

/** A compiled TypeScript enum: `var Name; (function (Name) { ... })(Name || (Name = {}));` */
const compiledEnum = /^var (\w+);\n\(function \(\1\) \{\n([^}]*)\}\)\(\1 \|\| \(\1 = \{\}\)\);$/gm;

/** Marks compiled enums as free of side effects, so that unused ones are removed. */
export const withPureEnums = (code: string): string =>
  code.replaceAll(
    compiledEnum,
    (_, name: string, members: string) =>
      `var ${name} = /* @__PURE__ */ (function (${name}) {\n${members}    return ${name};\n})({});`,
  );

/** The product passes Amplify's own configuration type, never a file that Amplify's command line wrote. */
const onlyOwnConfiguration = 'export const parseAmplifyConfig = (config) => config;';

/**
 * The product has no identity pool, without which Amplify's provider returns no AWS credentials either. Its clients,
 * signatures and storage make up a fifth of what Amplify adds to the first load.
 */
const noCredentials = `
export class CognitoAWSCredentialsAndIdentityIdProvider {
  async clearCredentials() {}
  async clearCredentialsAndIdentityId() {}
  async getCredentialsAndIdentityId() {}
}
`;
/** Cookies would hold the tokens of pages that a server renders. */
const noCookies = 'export class CookieStorage {}';
const noIdentityIds = 'export class DefaultIdentityIdStore {}';

/**
 * Private fields of one class use two of tslib's helpers. Without them, tslib only loads with the hashes of a sign-in.
 */
const withoutTslib = (code: string): string =>
  code.replace(
    "import { __classPrivateFieldSet, __classPrivateFieldGet } from 'tslib';",
    'const __classPrivateFieldSet = (self, fields, value) => fields.set(self, value);\n' +
      'const __classPrivateFieldGet = (self, fields) => fields.get(self);',
  );

/** Messages for developers about missing arguments, which forms check before. Their names are enough. */
export const withoutMessages = (code: string): string =>
  code.replace(
    /^const validationErrorMap = \{.*?^\};$/ms,
    'const validationErrorMap = new Proxy({}, { get: (_, name) => ({ message: name }) });',
  );

const replacements: readonly (readonly [file: RegExp, code: string])[] = [
  [/parseAmplifyConfig\.mjs$/, onlyOwnConfiguration],
  [/credentialsProvider[\\/]credentialsProvider\.mjs$/, noCredentials],
  [/storage[\\/]CookieStorage\.mjs$/, noCookies],
  [/credentialsProvider[\\/]IdentityIdStore\.mjs$/, noIdentityIds],
];

/** Removes code of Amplify that no page uses from every first load. */
export const leanAmplify: Plugin = {
  name: 'lean-amplify',
  apply: 'build',
  transform: {
    filter: { id: inAmplify },
    handler: (code, id) => ({
      code:
        replacements.find(([file]) => file.test(id))?.[1] ??
        withoutTslib(withoutMessages(withPureEnums(code))),
      map: null,
    }),
  },
};
