/**
 * Formats of `Intl` by language and options. Making one takes a tenth of a millisecond, a page needs dozens, and there
 * are few: the code has the options, and time zones come from the upstream's cities.
 */
function cached<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = formats.get(key) ?? make(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const collator = cached((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options));
