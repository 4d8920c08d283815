import account from "./account.json";
import cart from "./cart.json";
import checkout from "./checkout.json";
import city from "./city.json";
import menu from "./menu.json";
import place from "./place.json";
import common from "./common.json";
import tracking from "./tracking.json";

/** Every string of the interface in this language, by part of the shop. */
export default { account, cart, checkout, city, menu, place, common, tracking };
