import { describe, expect, it } from 'vitest';
import { withoutMessages, withPureEnums } from '../../../web/build/lean-amplify.ts';

const compiled = `var Color;
(function (Color) {
    Color["Red"] = "red";
    Color["Blue"] = "blue";
})(Color || (Color = {}));
export { Color };`;

describe('withPureEnums', () => {
  it('keeps the members of a compiled enum and marks it as free of side effects', async () => {
    const code = withPureEnums(compiled);
    expect(code).toMatch(/^var Color = \/\* @__PURE__ \*\//);
    const { Color } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { Color: object };
    expect(Color).toEqual({ Red: 'red', Blue: 'blue' });
  });

  it.each([
    'const config = (given) => given;\nexport { config };',
    'var state;\n(function (other) {\n    other.x = 1;\n})(globalThis);',
  ])('changes no other code: %j', (code) => {
    expect(withPureEnums(code)).toBe(code);
  });
});

describe('withoutMessages', () => {
  it('replaces the messages of missing arguments with their names and keeps the rest', async () => {
    const code = withoutMessages(
      "const validationErrorMap = {\n  ['EmptyCode']: {\n    message: 'code is required',\n  },\n};\nconst rest = 1;\nexport { rest, validationErrorMap };",
    );
    expect(code).not.toContain('required');
    const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      rest: number;
      validationErrorMap: Record<string, { message: string }>;
    };
    expect(made.validationErrorMap['EmptyCode']!.message).toBe('EmptyCode');
    expect(made.rest).toBe(1);
  });
});
