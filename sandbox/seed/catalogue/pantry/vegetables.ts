import { localised as t } from "../languages";
import { animal, hot, meatless, share, shelf } from "./ingredient";

export const vegetables = shelf(0.8, {
  cucumber: meatless(t("огурец", "cucumber", "salatalık", "bodring", "Gurke", "огірок"), [1, 0, 3]),
  avocado: meatless(t("авокадо", "avocado", "avokado", "avokado", "Avocado", "авокадо"), [2, 15, 4]),
  tomato: meatless(t("томат", "tomato", "domates", "pomidor", "Tomate", "томат"), [1, 0, 4]),
  "cherry-tomato": meatless(
    t("томаты черри", "cherry tomatoes", "çeri domates", "cherri pomidor", "Kirschtomaten", "томати чері"),
    [1, 0, 4],
  ),
  "bell-pepper": meatless(
    t("болгарский перец", "bell pepper", "dolmalık biber", "bulgʻor qalampiri", "Paprika", "болгарський перець"),
    [1, 0, 6],
  ),
  carrot: meatless(t("морковь", "carrot", "havuç", "sabzi", "Karotte", "морква"), [1, 0, 8]),
  cabbage: meatless(t("капуста", "cabbage", "lahana", "karam", "Weißkohl", "капуста"), [2, 0, 5]),
  "red-cabbage": meatless(
    t("краснокочанная капуста", "red cabbage", "kırmızı lahana", "qizil karam", "Rotkohl", "червонокачанна капуста"),
    [1, 0, 6],
  ),
  "chinese-cabbage": meatless(
    t("пекинская капуста", "Chinese cabbage", "Çin lahanası", "pekin karami", "Chinakohl", "пекінська капуста"),
    [1, 0, 3],
  ),
  iceberg: meatless(
    t("салат айсберг", "iceberg lettuce", "göbek marul", "aysberg salati", "Eisbergsalat", "салат айсберг"),
    [1, 0, 2],
  ),
  romaine: meatless(
    t("салат ромэн", "romaine lettuce", "marul", "romen salati", "Romanasalat", "салат ромен"),
    [1, 0, 2],
  ),
  lettuce: meatless(
    t("листья салата", "lettuce", "yeşillik", "salat barglari", "Blattsalat", "листя салату"),
    [1, 0, 2],
  ),
  rocket: share(0.3, meatless(t("руккола", "rocket", "roka", "rukkola", "Rucola", "рукола"), [3, 1, 3])),
  spinach: meatless(t("шпинат", "spinach", "ıspanak", "ismaloq", "Spinat", "шпинат"), [3, 0, 2]),
  broccoli: meatless(t("брокколи", "broccoli", "brokoli", "brokkoli", "Brokkoli", "броколі"), [3, 0, 5]),
  asparagus: meatless(t("спаржа", "asparagus", "kuşkonmaz", "sarsabil", "Spargel", "спаржа"), [2, 0, 4]),
  corn: meatless(t("кукуруза", "sweetcorn", "mısır", "makkajoʻxori", "Mais", "кукурудза"), [3, 1, 17]),
  edamame: meatless(t("эдамаме", "edamame", "edamame", "edamame", "Edamame", "едамаме"), [11, 5, 8], "soy"),
  "green-beans": meatless(
    t("стручковая фасоль", "green beans", "taze fasulye", "yashil loviya", "grüne Bohnen", "стручкова квасоля"),
    [2, 0, 6],
  ),
  mushrooms: meatless(t("шампиньоны", "mushrooms", "mantar", "shampinyon", "Champignons", "печериці"), [3, 0, 3]),
  shiitake: meatless(t("шиитаке", "shiitake", "şitake mantarı", "shiitake", "Shiitake", "шиїтаке"), [2, 0, 6]),
  onion: meatless(t("лук", "onion", "soğan", "piyoz", "Zwiebel", "цибуля"), [1, 0, 9]),
  "red-onion": share(
    0.4,
    meatless(
      t("красный лук", "red onion", "kırmızı soğan", "qizil piyoz", "rote Zwiebel", "червона цибуля"),
      [1, 0, 9],
    ),
  ),
  "crispy-onion": share(
    0.2,
    meatless(
      t("хрустящий лук", "crispy onion", "çıtır soğan", "qarsildoq piyoz", "Röstzwiebeln", "хрустка цибуля"),
      [6, 44, 40],
      "gluten",
    ),
  ),
  leek: share(0.4, meatless(t("лук-порей", "leek", "pırasa", "porey piyozi", "Lauch", "цибуля-порей"), [1, 0, 12])),
  potato: share(3, meatless(t("картофель", "potato", "patates", "kartoshka", "Kartoffeln", "картопля"), [2, 1, 18])),
  fries: meatless(
    t("картофель фри", "fries", "patates kızartması", "fri kartoshkasi", "Pommes frites", "картопля фрі"),
    [3, 14, 36],
  ),
  "sweet-potato": share(
    3,
    meatless(t("батат", "sweet potato", "tatlı patates", "batat", "Süßkartoffel", "батат"), [2, 0, 20]),
  ),
  zucchini: meatless(t("кабачок", "zucchini", "kabak", "qovoqcha", "Zucchini", "кабачок"), [1, 0, 3]),
  aubergine: share(
    1.5,
    meatless(t("баклажан", "aubergine", "patlıcan", "baqlajon", "Aubergine", "баклажан"), [1, 0, 6]),
  ),
  pumpkin: share(4, meatless(t("тыква", "pumpkin", "bal kabağı", "oshqovoq", "Kürbis", "гарбуз"), [1, 0, 6])),
  beetroot: share(1.5, meatless(t("свёкла", "beetroot", "pancar", "lavlagi", "Rote Bete", "буряк"), [2, 0, 10])),
  radish: meatless(t("редис", "radish", "turp", "rediska", "Radieschen", "редис"), [1, 0, 3]),
  takuan: meatless(t("такуан", "takuan radish", "takuan turpu", "takuan", "Takuan", "такуан"), [1, 0, 8]),
  olives: share(0.3, meatless(t("маслины", "olives", "zeytin", "zaytun", "Oliven", "маслини"), [1, 15, 4])),
  pickles: meatless(
    t("солёные огурцы", "pickles", "salatalık turşusu", "tuzlangan bodring", "Essiggurken", "солоні огірки"),
    [1, 0, 2],
  ),
  jalapeno: share(
    0.2,
    hot(meatless(t("халапеньо", "jalapeño", "jalapeno biberi", "xalapenyo", "Jalapeños", "халапеньо"), [1, 0, 6])),
  ),
  chili: share(
    0.1,
    hot(meatless(t("перец чили", "chilli", "acı biber", "achchiq qalampir", "Chili", "перець чилі"), [2, 0, 8])),
  ),
  kimchi: hot(animal(t("кимчи", "kimchi", "kimçi", "kimchi", "Kimchi", "кімчі"), [2, 1, 4], "fish")),
  wakame: share(0.3, meatless(t("вакаме", "wakame", "wakame yosunu", "vakame", "Wakame", "вакаме"), [3, 1, 9])),
  "wakame-salad": meatless(
    t("салат чука", "wakame salad", "wakame salatası", "chuka salati", "Wakame-Salat", "салат чука"),
    [2, 3, 9],
    "sesame",
    "soy",
  ),
  "bean-sprouts": meatless(
    t("ростки сои", "bean sprouts", "soya filizi", "soya oʻsimtalari", "Sojasprossen", "паростки сої"),
    [4, 1, 6],
    "soy",
  ),
  tofu: share(1, meatless(t("тофу", "tofu", "tofu", "tofu", "Tofu", "тофу"), [13, 8, 2], "soy")),
  chickpeas: share(2, meatless(t("нут", "chickpeas", "nohut", "noʻxat", "Kichererbsen", "нут"), [9, 3, 27])),
  lentils: share(3, meatless(t("чечевица", "lentils", "mercimek", "yasmiq", "Linsen", "сочевиця"), [9, 1, 20])),
  falafel: share(1.5, meatless(t("фалафель", "falafel", "falafel", "falafel", "Falafel", "фалафель"), [13, 18, 32])),
  hummus: meatless(t("хумус", "hummus", "humus", "xumus", "Hummus", "хумус"), [8, 17, 14], "sesame"),
});
