import { localised as t } from "../seed/catalogue/languages";

/** Parts of the sentence that announces other hours; they are put together with commas. */
export const specialDateMessages = {
  specialClosed: t(
    "{date} отдыхаем",
    "closed on {date}",
    "{date} günü kapalıyız",
    "{date} kuni dam olamiz",
    "am {date} haben wir geschlossen",
    "{date} відпочиваємо",
  ),
  specialUntil: t(
    "{date} работаем до {to}",
    "open until {to} on {date}",
    "{date} günü kapanış saatimiz {to}",
    "{date} kuni soat {to} gacha ishlaymiz",
    "am {date} haben wir bis {to} Uhr geöffnet",
    "{date} працюємо до {to}",
  ),
  specialFrom: t(
    "{date} работаем с {from}",
    "open from {from} on {date}",
    "{date} günü açılış saatimiz {from}",
    "{date} kuni soat {from} dan ishlaymiz",
    "am {date} haben wir ab {from} Uhr geöffnet",
    "{date} працюємо з {from}",
  ),
  specialFromTo: t(
    "{date} работаем с {from} до {to}",
    "open from {from} to {to} on {date}",
    "{date} günü {from}–{to} saatleri arasında açığız",
    "{date} kuni soat {from} dan {to} gacha ishlaymiz",
    "am {date} haben wir von {from} bis {to} Uhr geöffnet",
    "{date} працюємо з {from} до {to}",
  ),
};
