import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'photo',
    key: 'photo#<id>',
    export: {
      file: 'photos',
      about: 'Your photos. The image file of a photo is photos/<id>.',
      isExported: ({ status }) => status === 'kept',
    },
    erasure: 'photo files',
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    photo: {
      title: 'Photo',
      writtenBy: 'Photos, scan, food entries',
      notes:
        '`gsi1` = `photos#unlogged` / `<unlogged_at>#<id>` while no entry shows it; `shown_by` counts the entries that do',
      privacy: 'photos',
    },
  },
  retentionRows: {
    photos: {
      en: [
        'Photos of meals, without location and other hidden data',
        'To recognize foods, and to show the photo with its entry',
        'As long as their entry, and two days more. A photo that you do not log is removed within two days',
      ],
      de: [
        'Fotos von Mahlzeiten, ohne Ort und andere verborgene Daten',
        'Um Lebensmittel zu erkennen und das Foto beim Eintrag zu zeigen',
        'So lange wie ihr Eintrag und zwei Tage länger. Ein Foto, das du nicht einträgst, wird innerhalb von zwei Tagen entfernt',
      ],
    },
  },
} as const satisfies ItemDocs;
