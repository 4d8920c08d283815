import { localised as t } from "../languages";
import { meatless, share, shelf } from "./ingredient";

export const fruit = shelf(0.8, {
  lemon: share(0.5, meatless(t("лимон", "lemon", "limon", "limon", "Zitrone", "лимон"), [1, 0, 6])),
  lime: share(0.3, meatless(t("лайм", "lime", "misket limonu", "laym", "Limette", "лайм"), [1, 0, 8])),
  orange: meatless(t("апельсин", "orange", "portakal", "apelsin", "Orange", "апельсин"), [1, 0, 11]),
  mango: meatless(t("манго", "mango", "mango", "mango", "Mango", "манго"), [1, 0, 15]),
  "passion-fruit": share(
    0.4,
    meatless(t("маракуйя", "passion fruit", "çarkıfelek meyvesi", "marakuyya", "Maracuja", "маракуя"), [2, 1, 20]),
  ),
  pineapple: meatless(t("ананас", "pineapple", "ananas", "ananas", "Ananas", "ананас"), [1, 0, 13]),
  strawberry: meatless(t("клубника", "strawberry", "çilek", "qulupnay", "Erdbeeren", "полуниця"), [1, 0, 8]),
  raspberry: share(0.4, meatless(t("малина", "raspberry", "ahududu", "malina", "Himbeeren", "малина"), [1, 1, 12])),
  blueberry: share(
    0.4,
    meatless(t("голубика", "blueberry", "yaban mersini", "golubika", "Heidelbeeren", "лохина"), [1, 0, 14]),
  ),
  cranberry: meatless(t("клюква", "cranberry", "turna yemişi", "klyukva", "Cranberrys", "журавлина"), [0, 0, 12]),
  "sea-buckthorn": meatless(
    t("облепиха", "sea buckthorn", "yabani iğde", "chakanda", "Sanddorn", "обліпиха"),
    [1, 5, 6],
  ),
  banana: meatless(t("банан", "banana", "muz", "banan", "Banane", "банан"), [1, 0, 23]),
  kiwi: meatless(t("киви", "kiwi", "kivi", "kivi", "Kiwi", "ківі"), [1, 1, 15]),
  apple: meatless(t("яблоко", "apple", "elma", "olma", "Apfel", "яблуко"), [0, 0, 14]),
  pomegranate: share(0.5, meatless(t("гранат", "pomegranate", "nar", "anor", "Granatapfel", "гранат"), [2, 1, 19])),
  prunes: share(
    0.4,
    meatless(t("чернослив", "prunes", "kuru erik", "qoqi olxoʻri", "Backpflaumen", "чорнослив"), [2, 0, 64]),
  ),
  "dried-apricots": share(
    0.4,
    meatless(t("курага", "dried apricots", "kuru kayısı", "oʻrik qoqi", "getrocknete Aprikosen", "курага"), [3, 1, 63]),
  ),
  "coconut-milk": share(
    1,
    meatless(
      t("кокосовое молоко", "coconut milk", "hindistan cevizi sütü", "kokos suti", "Kokosmilch", "кокосове молоко"),
      [2, 18, 4],
    ),
  ),
});
