/** A sentence with such a first word has no subject of its own, so a reader has to read it twice. */
const FIRST_WORD = /^(What|Who|Whoever|Whose|Of|Those|None)\b/;
const BARE_LIMITS = [
  ...["MOST", "LEAST", "LONGEST", "SHORTEST", "LARGEST", "SMALLEST", "OLDEST"],
  ...["SHOWN", "LISTED", "FEW", "BEAT", "HOLD", "PAUSE"],
];

/** @type {import("eslint").Rule.RuleModule} */
const sentences = {
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const text = value
          .replace(/^\*|\n\s*\*/g, " ")
          .replace(/\s+/g, " ")
          .trim();
        const wrong = text.split(/(?<=[.!?]) /).find((sentence) => FIRST_WORD.test(sentence));
        if (wrong && loc) context.report({ loc, message: `Name the subject first: "${wrong.slice(0, 60)}"` });
      }
    },
  }),
};

/** @type {import("eslint").Rule.RuleModule} */
const limits = {
  create: (context) => ({
    VariableDeclarator({ id }) {
      if (id.type === "Identifier" && BARE_LIMITS.includes(id.name))
        context.report({ node: id, message: `${id.name} does not say what it limits: MAX_SHOWN_BANNERS does.` });
    },
  }),
};

/** Lint rules for production code: first words of comments, and names of limits. */
export default { rules: { sentences, limits } };
