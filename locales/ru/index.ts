import account from "./account.json";
import basket from "./basket.json";
import bonus from "./bonus.json";
import cart from "./cart.json";
import checkout from "./checkout.json";
import city from "./city.json";
import contact from "./contact.json";
import content from "./content.json";
import delivery from "./delivery.json";
import favourites from "./favourites.json";
import frame from "./frame.json";
import gifts from "./gifts.json";
import maps from "./maps.json";
import menu from "./menu.json";
import offers from "./offers.json";
import offline from "./offline.json";
import payment from "./payment.json";
import pick from "./pick.json";
import place from "./place.json";
import product from "./product.json";
import profile from "./profile.json";
import common from "./common.json";
import promotions from "./promotions.json";
import search from "./search.json";
import tracking from "./tracking.json";
import when from "./when.json";

/** The strings of the pages by namespace. Only their types are used: they type the texts of every language. */
export default {
  account,
  basket,
  bonus,
  cart,
  checkout,
  city,
  contact,
  content,
  delivery,
  favourites,
  frame,
  gifts,
  maps,
  menu,
  offers,
  offline,
  payment,
  pick,
  place,
  product,
  profile,
  promotions,
  common,
  search,
  tracking,
  when,
};
