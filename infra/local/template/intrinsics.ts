import { isRecord } from '../record.ts';

/** The values that intrinsic functions look up. */
export interface Scope {
  /** Returns the value of a parameter, a pseudo parameter, or a resource's `Ref`. */
  ref(name: string): unknown;
  /** Resolves `Fn::GetAtt`. */
  attribute(logicalId: string, name: string): unknown;
  /** Returns whether a condition of the template is true. */
  condition(name: string): boolean;
  /** Resolves `Fn::FindInMap`. */
  mapping(map: string, first: string, second: string): unknown;
}

/** The value of `AWS::NoValue`, which removes the property or list item that contains it. */
export const NO_VALUE = Symbol('AWS::NoValue');

type Resolve = (value: unknown) => unknown;

const text = (value: unknown, where: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`${where} requires a string, but got ${JSON.stringify(value)}.`);
};

const list = (value: unknown, where: string): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`${where} requires a list, but got ${JSON.stringify(value)}.`);
};

const getAttribute = (argument: unknown, scope: Scope): unknown => {
  const parts = typeof argument === 'string' ? argument.split('.') : list(argument, 'Fn::GetAtt');
  const [id, ...name] = parts.map((part) => text(part, 'Fn::GetAtt'));
  return scope.attribute(id ?? '', name.join('.'));
};

const substitute = (argument: unknown, scope: Scope, resolve: Resolve): string => {
  const [pattern, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const own = isRecord(variables) ? variables : {};
  return text(pattern, 'Fn::Sub').replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in own) return text(resolve(own[name]), `Fn::Sub of ${name}`);
    return text(name.includes('.') ? getAttribute(name, scope) : scope.ref(name), `Fn::Sub of ${name}`);
  });
};

/** Source: AWS CloudFormation Template Reference, 'Intrinsic functions'. */
const functions: Record<string, (argument: unknown, scope: Scope, resolve: Resolve) => unknown> = {
  Ref: (argument, scope) => scope.ref(text(argument, 'Ref')),
  'Fn::GetAtt': getAttribute,
  'Fn::Sub': substitute,
  'Fn::Join': (argument, _scope, resolve) => {
    const [separator, parts] = list(argument, 'Fn::Join');
    return list(resolve(parts), 'Fn::Join')
      .map((part) => text(part, 'Fn::Join'))
      .join(text(separator, 'Fn::Join'));
  },
  'Fn::Select': (argument, _scope, resolve) => {
    const [index, items] = list(argument, 'Fn::Select').map(resolve);
    const item = list(items, 'Fn::Select')[Number(index)];
    if (item === undefined) throw new Error(`Fn::Select has no item ${String(index)}.`);
    return item;
  },
  'Fn::Split': (argument, _scope, resolve) => {
    const [separator, whole] = list(argument, 'Fn::Split').map(resolve);
    return text(whole, 'Fn::Split').split(text(separator, 'Fn::Split'));
  },
  'Fn::If': (argument, scope, resolve) => {
    const [name, whenTrue, whenFalse] = list(argument, 'Fn::If');
    return resolve(scope.condition(text(name, 'Fn::If')) ? whenTrue : whenFalse);
  },
  'Fn::FindInMap': (argument, scope, resolve) => {
    const [map, first, second] = list(argument, 'Fn::FindInMap').map((key) =>
      text(resolve(key), 'Fn::FindInMap'),
    );
    return scope.mapping(map ?? '', first ?? '', second ?? '');
  },
  'Fn::Base64': (argument, _scope, resolve) =>
    Buffer.from(text(resolve(argument), 'Fn::Base64')).toString('base64'),
};

const isIntrinsic = (key: string): boolean => key === 'Ref' || key.startsWith('Fn::');

/**
 * Resolves the intrinsic functions in a value of the template.
 * @throws Error that names an unsupported intrinsic function or dynamic reference
 */
export const resolveValue = (value: unknown, scope: Scope): unknown => {
  const resolve: Resolve = (inner) => resolveValue(inner, scope);
  if (typeof value === 'string' && value.includes('{{resolve:')) {
    throw new Error(`The local cloud does not support the dynamic reference ${value}.`);
  }
  if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== NO_VALUE);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const [key] = keys;
  if (keys.length === 1 && key !== undefined && isIntrinsic(key)) {
    const run = functions[key];
    if (!run) throw new Error(`The local cloud does not support the intrinsic function ${key}.`);
    return run(value[key], scope, resolve);
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, resolve(inner)] as const)
      .filter(([, inner]) => inner !== NO_VALUE),
  );
};
