/** A form value: text, or the nested fields of a name with brackets. Lists are objects with numeric keys. */
type FormValue = string | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

const empty = (): FormObject => Object.create(null) as FormObject;

/** Splits `line_items[0][price]` into its names. */
const namesOf = (key: string): string[] => {
  const [head = '', ...rest] = key.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
};

/** Decodes the brackets of a form or query: `a[b][0]=x`, and `a[]=x` to append to a list. */
export const decodeForm = (text: string): FormObject => {
  const form = empty();
  for (const [key, value] of new URLSearchParams(text)) {
    const names = namesOf(key);
    let at = form;
    names.forEach((name, index) => {
      const place = name === '' && index > 0 ? String(Object.keys(at).length) : name;
      if (index === names.length - 1) {
        at[place] = value;
        return;
      }
      const below = at[place];
      const next = typeof below === 'object' ? below : empty();
      at[place] = next;
      at = next;
    });
  }
  return form;
};
