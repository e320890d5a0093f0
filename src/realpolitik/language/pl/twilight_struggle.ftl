### Zimna wojna (Twilight Struggle): jej mapa, karty, efekty i wszystko, co tylko jej. Formy objaśnia cold_war.ftl.

game-twilight-struggle = Zimna wojna (Twilight Struggle)
length-twilight-struggle = Wielka gra: cała zimna wojna w dziesięciu turach, około trzech godzin.

scenario-standard = Cała zimna wojna
    .help = Dziesięć tur, od 1945 roku do końca.
scenario-late-war = Schyłek wojny
    .help = Zaczyna się w 1975 roku, od tury 8. Po końcowej punktacji USA potrzebują 20 PZ, inaczej wygrywa ZSRR.

## Ustawienia partii.

preset-tournament = Jak na turniejach
    .help = O strony się licytuje, karty rozdaje się po jednej, zatrzymane karty się pokazuje; z kartami opcjonalnymi.
preset-digital = Jak w edycji cyfrowej
    .help = Zasady tej edycji, karty opcjonalne i 2 dodatkowe punkty wpływu dla USA.
option-optional-cards = Karty opcjonalne
    .help = Dodaje siedem kart opcjonalnych, od 104 do 110.
option-promo-card = Karta promocyjna
    .help = Dodaje kartę „Finlandyzacja”, odtworzoną przez nas.
option-chinese-civil-war = Chińska wojna domowa
    .help = Nikt nie ma karty Chin, dopóki ZSRR nie umieści 3 punktów wpływu w chińskiej wojnie domowej.
option-realign-anywhere = Zmiana sojuszu wszędzie
    .help = Poziom DEFCON nie ogranicza miejsca zmian sojuszu.
option-realign-safely = Bezpieczna zmiana sojuszu
    .help = Strona, która przeprowadza zmianę sojuszu, nie traci przez nią wpływów.
option-mix-operations = Mieszane operacje
    .help = PO z jednej karty można podzielić między umieszczanie wpływów i zmiany sojuszu, ale nie w tym samym państwie.
option-space-without-roll = Wyścig kosmiczny bez rzutu
    .help = Kto wysyła kartę w kosmos, nie musi rzucać kością.
option-digital-edition = Edycja cyfrowa
    .help = „Uciekinierzy” działają jak w cyfrowej edycji gry, a karty punktacji nie trzeba zagrać na czas.
option-crossover = Karty Morza Czerwonego
    .help = Obie strony wybierają do talii karty gry Morze Czerwone, każda razem najwyżej za 9 PO, po rozdaniu pierwszych kart lub przed nim.
option-late-war-vp = PZ na początku Schyłku wojny
    .help = Gdzie stoi znacznik w scenariuszu „Schyłek wojny”: powyżej zera prowadzą USA, poniżej ZSRR.

## Zasady znane z nazwy: warianty i scenariusze.

rule-v-r1 = wariant „Zmiana sojuszu wszędzie”
rule-v-r2 = wariant „Bezpieczna zmiana sojuszu”
rule-v-r3 = wariant „Mieszane operacje”
rule-v-s1 = wariant „Wyścig kosmiczny bez rzutu”
rule-v-d = wariant „Edycja cyfrowa”
rule-v-rs = wariant „Karty Morza Czerwonego”
rule-lw = scenariusz „Schyłek wojny”

## Okres, który ma tylko ta gra.

period-early = Początek wojny

## Wyścig kosmiczny.

box-1 = Sztuczny satelita
box-2 = Zwierzę w kosmosie
box-3 = Człowiek w kosmosie
box-4 = Człowiek na orbicie Ziemi
box-5 = Orbita Księżyca
box-6 = Lądowanie na Księżycu
box-7 = Prom kosmiczny
box-8 = Stacja kosmiczna
# Co dają zdolności tych pól: ma ją ten, kto tam dotarł, gdy druga strona jeszcze nie.
ability-2 = w kosmos wolno wysłać 2 karty na turę
ability-4 = przeciwnik pierwszy wybiera i pokazuje nagłówek
ability-6 = na koniec tury wolno odrzucić 1 zatrzymaną kartę, ale nie kartę punktacji
ability-8 = wolno rozegrać 8 rund akcji na turę

## Państwa.

country-canada = Kanada
    .gen = Kanady
    .acc = Kanadę
    .in = w Kanadzie
    .from = z Kanady
country-united-kingdom = Wielka Brytania
    .gen = Wielkiej Brytanii
    .acc = Wielką Brytanię
    .in = w Wielkiej Brytanii
    .from = z Wielkiej Brytanii
country-norway = Norwegia
    .gen = Norwegii
    .acc = Norwegię
    .in = w Norwegii
    .from = z Norwegii
country-sweden = Szwecja
    .gen = Szwecji
    .acc = Szwecję
    .in = w Szwecji
    .from = ze Szwecji
country-denmark = Dania
    .gen = Danii
    .acc = Danię
    .in = w Danii
    .from = z Danii
country-finland = Finlandia
    .gen = Finlandii
    .acc = Finlandię
    .in = w Finlandii
    .from = z Finlandii
country-benelux = Beneluks
    .gen = Beneluksu
    .acc = Beneluks
    .in = w Beneluksie
    .from = z Beneluksu
country-west-germany = RFN
    .gen = RFN
    .acc = RFN
    .in = w RFN
    .from = z RFN
country-france = Francja
    .gen = Francji
    .acc = Francję
    .in = we Francji
    .from = z Francji
country-spain-portugal = Hiszpania/Portugalia
    .gen = Hiszpanii/Portugalii
    .acc = Hiszpanię/Portugalię
    .in = w Hiszpanii/Portugalii
    .from = z Hiszpanii/Portugalii
country-italy = Włochy
    .gen = Włoch
    .acc = Włochy
    .in = we Włoszech
    .from = z Włoch
country-greece = Grecja
    .gen = Grecji
    .acc = Grecję
    .in = w Grecji
    .from = z Grecji
country-turkey = Turcja
    .gen = Turcji
    .acc = Turcję
    .in = w Turcji
    .from = z Turcji
country-austria = Austria
    .gen = Austrii
    .acc = Austrię
    .in = w Austrii
    .from = z Austrii
country-east-germany = NRD
    .gen = NRD
    .acc = NRD
    .in = w NRD
    .from = z NRD
country-poland = Polska
    .gen = Polski
    .acc = Polskę
    .in = w Polsce
    .from = z Polski
country-czechoslovakia = Czechosłowacja
    .gen = Czechosłowacji
    .acc = Czechosłowację
    .in = w Czechosłowacji
    .from = z Czechosłowacji
country-hungary = Węgry
    .gen = Węgier
    .acc = Węgry
    .in = na Węgrzech
    .from = z Węgier
country-yugoslavia = Jugosławia
    .gen = Jugosławii
    .acc = Jugosławię
    .in = w Jugosławii
    .from = z Jugosławii
country-romania = Rumunia
    .gen = Rumunii
    .acc = Rumunię
    .in = w Rumunii
    .from = z Rumunii
country-bulgaria = Bułgaria
    .gen = Bułgarii
    .acc = Bułgarię
    .in = w Bułgarii
    .from = z Bułgarii
country-lebanon = Liban
    .gen = Libanu
    .acc = Liban
    .in = w Libanie
    .from = z Libanu
country-syria = Syria
    .gen = Syrii
    .acc = Syrię
    .in = w Syrii
    .from = z Syrii
country-israel = Izrael
    .gen = Izraela
    .acc = Izrael
    .in = w Izraelu
    .from = z Izraela
country-iraq = Irak
    .gen = Iraku
    .acc = Irak
    .in = w Iraku
    .from = z Iraku
country-iran = Iran
    .gen = Iranu
    .acc = Iran
    .in = w Iranie
    .from = z Iranu
country-jordan = Jordania
    .gen = Jordanii
    .acc = Jordanię
    .in = w Jordanii
    .from = z Jordanii
country-gulf-states = Państwa Zatoki
    .gen = Państw Zatoki
    .acc = Państwa Zatoki
    .in = w Państwach Zatoki
    .from = z Państw Zatoki
country-libya = Libia
    .gen = Libii
    .acc = Libię
    .in = w Libii
    .from = z Libii
country-afghanistan = Afganistan
    .gen = Afganistanu
    .acc = Afganistan
    .in = w Afganistanie
    .from = z Afganistanu
country-pakistan = Pakistan
    .gen = Pakistanu
    .acc = Pakistan
    .in = w Pakistanie
    .from = z Pakistanu
country-india = Indie
    .gen = Indii
    .acc = Indie
    .in = w Indiach
    .from = z Indii
country-burma = Birma
    .gen = Birmy
    .acc = Birmę
    .in = w Birmie
    .from = z Birmy
country-laos-cambodia = Laos/Kambodża
    .gen = Laosu/Kambodży
    .acc = Laos/Kambodżę
    .in = w Laosie/Kambodży
    .from = z Laosu/Kambodży
country-thailand = Tajlandia
    .gen = Tajlandii
    .acc = Tajlandię
    .in = w Tajlandii
    .from = z Tajlandii
country-vietnam = Wietnam
    .gen = Wietnamu
    .acc = Wietnam
    .in = w Wietnamie
    .from = z Wietnamu
country-malaysia = Malezja
    .gen = Malezji
    .acc = Malezję
    .in = w Malezji
    .from = z Malezji
country-indonesia = Indonezja
    .gen = Indonezji
    .acc = Indonezję
    .in = w Indonezji
    .from = z Indonezji
country-philippines = Filipiny
    .gen = Filipin
    .acc = Filipiny
    .in = na Filipinach
    .from = z Filipin
country-australia = Australia
    .gen = Australii
    .acc = Australię
    .in = w Australii
    .from = z Australii
country-taiwan = Tajwan
    .gen = Tajwanu
    .acc = Tajwan
    .in = na Tajwanie
    .from = z Tajwanu
country-north-korea = Korea Północna
    .gen = Korei Północnej
    .acc = Koreę Północną
    .in = w Korei Północnej
    .from = z Korei Północnej
country-south-korea = Korea Południowa
    .gen = Korei Południowej
    .acc = Koreę Południową
    .in = w Korei Południowej
    .from = z Korei Południowej
country-japan = Japonia
    .gen = Japonii
    .acc = Japonię
    .in = w Japonii
    .from = z Japonii
country-morocco = Maroko
    .gen = Maroka
    .acc = Maroko
    .in = w Maroku
    .from = z Maroka
country-algeria = Algieria
    .gen = Algierii
    .acc = Algierię
    .in = w Algierii
    .from = z Algierii
country-tunisia = Tunezja
    .gen = Tunezji
    .acc = Tunezję
    .in = w Tunezji
    .from = z Tunezji
country-west-african-states = Państwa Afryki Zachodniej
    .gen = Państw Afryki Zachodniej
    .acc = Państwa Afryki Zachodniej
    .in = w Państwach Afryki Zachodniej
    .from = z Państw Afryki Zachodniej
country-saharan-states = Państwa Sahary
    .gen = Państw Sahary
    .acc = Państwa Sahary
    .in = w Państwach Sahary
    .from = z Państw Sahary
country-ivory-coast = Wybrzeże Kości Słoniowej
    .gen = Wybrzeża Kości Słoniowej
    .acc = Wybrzeże Kości Słoniowej
    .in = na Wybrzeżu Kości Słoniowej
    .from = z Wybrzeża Kości Słoniowej
country-nigeria = Nigeria
    .gen = Nigerii
    .acc = Nigerię
    .in = w Nigerii
    .from = z Nigerii
country-cameroon = Kamerun
    .gen = Kamerunu
    .acc = Kamerun
    .in = w Kamerunie
    .from = z Kamerunu
country-zaire = Zair
    .gen = Zairu
    .acc = Zair
    .in = w Zairze
    .from = z Zairu
country-angola = Angola
    .gen = Angoli
    .acc = Angolę
    .in = w Angoli
    .from = z Angoli
country-zimbabwe = Zimbabwe
    .gen = Zimbabwe
    .acc = Zimbabwe
    .in = w Zimbabwe
    .from = z Zimbabwe
country-southeast-african-states = Państwa Afryki Południowo-Wschodniej
    .gen = Państw Afryki Południowo-Wschodniej
    .acc = Państwa Afryki Południowo-Wschodniej
    .in = w Państwach Afryki Południowo-Wschodniej
    .from = z Państw Afryki Południowo-Wschodniej
country-botswana = Botswana
    .gen = Botswany
    .acc = Botswanę
    .in = w Botswanie
    .from = z Botswany
country-south-africa = RPA
    .gen = RPA
    .acc = RPA
    .in = w RPA
    .from = z RPA
country-mexico = Meksyk
    .gen = Meksyku
    .acc = Meksyk
    .in = w Meksyku
    .from = z Meksyku
country-guatemala = Gwatemala
    .gen = Gwatemali
    .acc = Gwatemalę
    .in = w Gwatemali
    .from = z Gwatemali
country-el-salvador = Salwador
    .gen = Salwadoru
    .acc = Salwador
    .in = w Salwadorze
    .from = z Salwadoru
country-honduras = Honduras
    .gen = Hondurasu
    .acc = Honduras
    .in = w Hondurasie
    .from = z Hondurasu
country-costa-rica = Kostaryka
    .gen = Kostaryki
    .acc = Kostarykę
    .in = w Kostaryce
    .from = z Kostaryki
country-nicaragua = Nikaragua
    .gen = Nikaragui
    .acc = Nikaraguę
    .in = w Nikaragui
    .from = z Nikaragui
country-panama = Panama
    .gen = Panamy
    .acc = Panamę
    .in = w Panamie
    .from = z Panamy
country-cuba = Kuba
    .gen = Kuby
    .acc = Kubę
    .in = na Kubie
    .from = z Kuby
country-haiti = Haiti
    .gen = Haiti
    .acc = Haiti
    .in = na Haiti
    .from = z Haiti
country-dominican-republic = Dominikana
    .gen = Dominikany
    .acc = Dominikanę
    .in = na Dominikanie
    .from = z Dominikany
country-colombia = Kolumbia
    .gen = Kolumbii
    .acc = Kolumbię
    .in = w Kolumbii
    .from = z Kolumbii
country-ecuador = Ekwador
    .gen = Ekwadoru
    .acc = Ekwador
    .in = w Ekwadorze
    .from = z Ekwadoru
country-peru = Peru
    .gen = Peru
    .acc = Peru
    .in = w Peru
    .from = z Peru
country-venezuela = Wenezuela
    .gen = Wenezueli
    .acc = Wenezuelę
    .in = w Wenezueli
    .from = z Wenezueli
country-bolivia = Boliwia
    .gen = Boliwii
    .acc = Boliwię
    .in = w Boliwii
    .from = z Boliwii
country-brazil = Brazylia
    .gen = Brazylii
    .acc = Brazylię
    .in = w Brazylii
    .from = z Brazylii
country-paraguay = Paragwaj
    .gen = Paragwaju
    .acc = Paragwaj
    .in = w Paragwaju
    .from = z Paragwaju
country-chile = Chile
    .gen = Chile
    .acc = Chile
    .in = w Chile
    .from = z Chile
country-argentina = Argentyna
    .gen = Argentyny
    .acc = Argentynę
    .in = w Argentynie
    .from = z Argentyny
country-uruguay = Urugwaj
    .gen = Urugwaju
    .acc = Urugwaj
    .in = w Urugwaju
    .from = z Urugwaju
country-china = Chińska wojna domowa
    .gen = chińskiej wojny domowej
    .acc = chińską wojnę domową
    .in = w chińskiej wojnie domowej
    .from = z chińskiej wojny domowej

## Zbiory państw. Zbiór należący do jednej karty nazywa się tak, jak ta karta potrzebuje.

set-europe = Europa
    .in = w Europie
    .of = Europy
set-asia = Azja
    .in = w Azji
    .of = Azji
set-central-america = Ameryka Środkowa
    .in = w Ameryce Środkowej
    .of = Ameryki Środkowej
set-south-america = Ameryka Południowa
    .in = w Ameryce Południowej
    .of = Ameryki Południowej
set-western-europe = Europa Zachodnia
    .in = w Europie Zachodniej
    .from = z Europy Zachodniej
    .of = Europy Zachodniej
set-eastern-europe = Europa Wschodnia
    .in = w Europie Wschodniej
    .of = Europy Wschodniej
set-southeast-asia = Azja Południowo-Wschodnia
    .in = w Azji Południowo-Wschodniej
    .of = Azji Południowo-Wschodniej
set-outside-europe = Poza Europą
    .from = z państw poza Europą
set-latin-america = Ameryka Środkowa i Południowa
    .in = w Ameryce Środkowej lub Południowej
    .of = Ameryki Środkowej lub Południowej
set-africa-or-southeast-asia = Afryka i Azja Południowo-Wschodnia
    .of = Afryki lub Azji Południowo-Wschodniej

set-independent-reds = Jugosławia, Rumunia, Bułgaria, Węgry, Czechosłowacja
    .acc = Jugosławię, Rumunię, Bułgarię, Węgry lub Czechosłowację
set-india-and-pakistan = Indie, Pakistan
    .acc = Indie lub Pakistan
set-suez = Francja, Wielka Brytania, Izrael
    .from = z Francji, Wielkiej Brytanii i Izraela
set-portuguese-africa = Angola, Państwa Afryki Południowo-Wschodniej
    .in = w Angoli i Państwach Afryki Południowo-Wschodniej
set-at-south-africa = Angola, Botswana
    .in = w Angoli lub Botswanie (można je podzielić)
set-canal-states = Panama, Kostaryka, Wenezuela
    .in = w Panamie, Kostaryce i Wenezueli
set-accord-states = Izrael, Jordania, Egipt
    .in = w Izraelu, Jordanii i Egipcie
set-at-nicaragua = Kuba, Honduras, Kostaryka
    .in = na Kubie, w Hondurasie lub w Kostaryce
set-iran-and-iraq = Iran, Irak
    .acc = Iran lub Irak
set-at-united-kingdom = Kanada, Norwegia, Beneluks, Francja
    .in = w Kanadzie, Norwegii, Beneluksie lub Francji
set-muslim-states = Sudan, Iran, Irak, Egipt, Libia, Arabia Saudyjska, Syria, Jordania
    .of = spośród następujących: Sudan, Iran, Irak, Egipt, Libia, Arabia Saudyjska, Syria, Jordania
set-guerrilla-lands = Niestrategiczne państwa Ameryki Środkowej, Ameryki Południowej i Afryki
    .in = w niestrategicznym państwie Ameryki Środkowej, Ameryki Południowej lub Afryki

## Karty.

card-asia-scoring = Punktacja Azji
    .quoted = „Punktacja Azji”
card-europe-scoring = Punktacja Europy
    .quoted = „Punktacja Europy”
card-duck-and-cover = Padnij i kryj się
    .quoted = „Padnij i kryj się”
card-five-year-plan = Plan pięcioletni
    .quoted = „Plan pięcioletni”
card-china-card = Karta Chin
    .quoted = „Karta Chin”
card-socialist-governments = Rządy socjalistów
    .quoted = „Rządy socjalistów”
card-fidel = Fidel
    .quoted = „Fidel”
card-vietnam-revolts = Powstanie w Wietnamie
    .quoted = „Powstanie w Wietnamie”
card-blockade = Blokada Berlina
    .quoted = „Blokada Berlina”
card-korean-war = Wojna koreańska
    .quoted = „Wojna koreańska”
card-romanian-abdication = Abdykacja króla Rumunii
    .quoted = „Abdykacja króla Rumunii”
card-arab-israeli-war = Wojna arabsko-izraelska
    .quoted = „Wojna arabsko-izraelska”
card-comecon = RWPG
    .quoted = „RWPG”
card-nasser = Naser
    .quoted = „Naser”
card-warsaw-pact-formed = Układ Warszawski
    .quoted = „Układ Warszawski”
card-de-gaulle-leads-france = De Gaulle na czele Francji
    .quoted = „De Gaulle na czele Francji”
card-captured-nazi-scientist = Schwytany nazistowski uczony
    .quoted = „Schwytany nazistowski uczony”
card-truman-doctrine = Doktryna Trumana
    .quoted = „Doktryna Trumana”
card-olympic-games = Igrzyska olimpijskie
    .quoted = „Igrzyska olimpijskie”
card-nato = NATO
    .quoted = „NATO”
card-independent-reds = Niezależni komuniści
    .quoted = „Niezależni komuniści”
card-marshall-plan = Plan Marshalla
    .quoted = „Plan Marshalla”
card-indo-pakistani-war = Wojna indyjsko-pakistańska
    .quoted = „Wojna indyjsko-pakistańska”
card-containment = Doktryna powstrzymywania
    .quoted = „Doktryna powstrzymywania”
card-cia-created = Utworzenie CIA
    .quoted = „Utworzenie CIA”
card-us-japan-mutual-defense-pact = Pakt obronny USA i Japonii
    .quoted = „Pakt obronny USA i Japonii”
card-suez-crisis = Kryzys sueski
    .quoted = „Kryzys sueski”
card-east-european-unrest = Niepokoje w Europie Wschodniej
    .quoted = „Niepokoje w Europie Wschodniej”
card-decolonization = Dekolonizacja
    .quoted = „Dekolonizacja”
card-red-scare-purge = Czerwona panika/Czystki
    .quoted = „Czerwona panika/Czystki”
card-un-intervention = Interwencja ONZ
    .quoted = „Interwencja ONZ”
card-de-stalinization = Destalinizacja
    .quoted = „Destalinizacja”
card-nuclear-test-ban = Zakaz prób jądrowych
    .quoted = „Zakaz prób jądrowych”
card-formosan-resolution = Rezolucja w sprawie Formozy
    .quoted = „Rezolucja w sprawie Formozy”
card-central-america-scoring = Punktacja Ameryki Środkowej
    .quoted = „Punktacja Ameryki Środkowej”
card-southeast-asia-scoring = Punktacja Azji Południowo-Wschodniej
    .quoted = „Punktacja Azji Południowo-Wschodniej”
card-cuban-missile-crisis = Kubański kryzys rakietowy
    .quoted = „Kubański kryzys rakietowy”
card-nuclear-subs = Atomowe okręty podwodne
    .quoted = „Atomowe okręty podwodne”
card-quagmire = Grzęzawisko
    .quoted = „Grzęzawisko”
card-how-i-learned-to-stop-worrying = Jak przestałem się martwić
    .quoted = „Jak przestałem się martwić”
card-junta = Junta
    .quoted = „Junta”
card-kitchen-debates = Debata kuchenna
    .quoted = „Debata kuchenna”
card-we-will-bury-you = Pogrzebiemy was
    .quoted = „Pogrzebiemy was”
card-portuguese-empire-crumbles = Rozpad imperium portugalskiego
    .quoted = „Rozpad imperium portugalskiego”
card-south-african-unrest = Niepokoje w RPA
    .quoted = „Niepokoje w RPA”
card-allende = Allende
    .quoted = „Allende”
card-willy-brandt = Willy Brandt
    .quoted = „Willy Brandt”
card-abm-treaty = Układ ABM
    .quoted = „Układ ABM”
card-cultural-revolution = Rewolucja kulturalna
    .quoted = „Rewolucja kulturalna”
card-flower-power = Dzieci kwiaty
    .quoted = „Dzieci kwiaty”
card-u2-incident = Incydent z U-2
    .quoted = „Incydent z U-2”
card-panama-canal-returned = Zwrot Kanału Panamskiego
    .quoted = „Zwrot Kanału Panamskiego”
card-camp-david-accords = Porozumienia z Camp David
    .quoted = „Porozumienia z Camp David”
card-grain-sales-to-soviets = Sprzedaż zboża do ZSRR
    .quoted = „Sprzedaż zboża do ZSRR”
card-john-paul-ii-elected-pope = Wybór Jana Pawła II na papieża
    .quoted = „Wybór Jana Pawła II na papieża”
card-latin-american-death-squads = Szwadrony śmierci
    .quoted = „Szwadrony śmierci”
card-oas-founded = Utworzenie OPA
    .quoted = „Utworzenie OPA”
card-nixon-plays-the-china-card = Nixon gra chińską kartą
    .quoted = „Nixon gra chińską kartą”
card-shuttle-diplomacy = Dyplomacja wahadłowa
    .quoted = „Dyplomacja wahadłowa”
card-liberation-theology = Teologia wyzwolenia
    .quoted = „Teologia wyzwolenia”
card-ussuri-river-skirmish = Starcie nad Ussuri
    .quoted = „Starcie nad Ussuri”
card-ask-not-what-your-country = Nie pytaj, co kraj może zrobić dla ciebie
    .quoted = „Nie pytaj, co kraj może zrobić dla ciebie”
card-alliance-for-progress = Sojusz dla Postępu
    .quoted = „Sojusz dla Postępu”
card-one-small-step = Mały krok dla człowieka
    .quoted = „Mały krok dla człowieka”
card-south-america-scoring = Punktacja Ameryki Południowej
    .quoted = „Punktacja Ameryki Południowej”
card-iranian-hostage-crisis = Kryzys zakładników w Iranie
    .quoted = „Kryzys zakładników w Iranie”
card-the-iron-lady = Żelazna Dama
    .quoted = „Żelazna Dama”
card-reagan-bombs-libya = Reagan bombarduje Libię
    .quoted = „Reagan bombarduje Libię”
card-star-wars = Gwiezdne wojny
    .quoted = „Gwiezdne wojny”
card-the-reformer = Reformator
    .quoted = „Reformator”
card-marine-barracks-bombing = Zamach na koszary marines
    .quoted = „Zamach na koszary marines”
card-soviets-shoot-down-kal-007 = Zestrzelenie KAL 007
    .quoted = „Zestrzelenie KAL 007”
card-glasnost = Głasnost
    .quoted = „Głasnost”
card-ortega-elected-in-nicaragua = Wybór Ortegi w Nikaragui
    .quoted = „Wybór Ortegi w Nikaragui”
card-iran-contra-scandal = Afera Iran-Contras
    .quoted = „Afera Iran-Contras”
card-chernobyl = Czarnobyl
    .quoted = „Czarnobyl”
card-latin-american-debt-crisis = Kryzys zadłużenia w Ameryce Łacińskiej
    .quoted = „Kryzys zadłużenia w Ameryce Łacińskiej”
card-tear-down-this-wall = Niech pan zburzy ten mur
    .quoted = „Niech pan zburzy ten mur”
card-an-evil-empire = Imperium zła
    .quoted = „Imperium zła”
card-pershing-ii-deployed = Rozmieszczenie Pershingów II
    .quoted = „Rozmieszczenie Pershingów II”
card-solidarity = Solidarność
    .quoted = „Solidarność”
card-iran-iraq-war = Wojna iracko-irańska
    .quoted = „Wojna iracko-irańska”
card-defectors = Uciekinierzy
    .quoted = „Uciekinierzy”
card-the-cambridge-five = Piątka z Cambridge
    .quoted = „Piątka z Cambridge”
card-special-relationship = Specjalne relacje
    .quoted = „Specjalne relacje”
card-norad = NORAD
    .quoted = „NORAD”
card-che = Che
    .quoted = „Che”
card-finlandization = Finlandyzacja
    .quoted = „Finlandyzacja”

## Etykiety pojedynczych kart.

label-leave-cuba = Usunięcie 2 punktów wpływu z Kuby i koniec kryzysu
label-leave-west-germany = Usunięcie 2 punktów wpływu z RFN i koniec kryzysu
label-leave-turkey = Usunięcie 2 punktów wpływu z Turcji i koniec kryzysu
label-with-un-intervention = Operacje, z „Interwencją ONZ” przeciw wydarzeniu
label-remove-us = Usunięcie wpływów USA
label-add-ussr = Dołożenie wpływów ZSRR
label-participate = Udział
    .case = bierze udział
label-boycott = Bojkot
    .case = bojkotuje igrzyska
label-defcon-1 = DEFCON 1
label-defcon-2 = DEFCON 2
label-defcon-3 = DEFCON 3
label-defcon-4 = DEFCON 4
label-defcon-5 = DEFCON 5
label-two-in-south-africa = 2 punkty wpływu w RPA
label-one-and-neighbours = 1 punkt wpływu w RPA, 2 obok
label-play-it = Zagranie karty
label-give-back = Oddanie karty
label-in-europe = Europa
label-in-asia = Azja
label-in-middle-east = Bliski Wschód
label-in-central-america = Ameryka Środkowa
label-in-south-america = Ameryka Południowa
label-in-africa = Afryka

## Pytania.

question-which-companion = { CARD($card, form: "quoted") }: którą kartę zagrywasz za jej PO, anulując jej wydarzenie?
question-drawn-card = wylosowana karta to { CARD($card, form: "quoted") }: zagrywasz ją czy oddajesz?
question-exchange-card = { CARD($card, form: "quoted") }: którą kartę odrzucasz, aby dobrać inną?
question-crisis-way-out = czy kończysz kubański kryzys rakietowy?
question-norad-where = „NORAD”: gdzie dokładasz 1 punkt wpływu?
question-name-region = { CARD($card, form: "quoted") }: który region wskazujesz?
question-set-up-where = rozstawienie: gdzie umieszczasz punkt wpływu { SIDE($side, form: "gen") }? Pozostało: { $left }.
question-double-where = { CARD($card, form: "quoted") }: gdzie ZSRR podwaja swoje wpływy? Pozostało: { $left }.

## Dziennik.

note-period-begins = zaczyna się { $turn ->
    [4] Apogeum wojny
   *[other] Schyłek wojny
 }: do talii { $n ->
    [one] dochodzi { $n } karta
    [few] dochodzą { $n } karty
   *[many] dochodzi { $n } kart
 }.
note-shuttle-used = „Dyplomacja wahadłowa”: przy punktacji { SET($region, form: "of") } ZSRR nie wlicza { COUNTRY($country, form: "gen") }.
note-southeast-asia-scored = punktacja: Azja Południowo-Wschodnia. USA: { $us_points } PZ. ZSRR: { $ussr_points } PZ.
note-china-held = { SIDE($side, form: "nom") } m{ SIDE($side, form: "a") } kartę Chin: 1 PZ.
note-flower-power-pays = „Dzieci kwiaty”: USA zagrywają kartę { CARD($card, form: "quoted") }.
note-won-by-crisis = „Kubański kryzys rakietowy”: { SIDE($side, form: "nom") } wygryw{ SIDE($side, form: "a") } grę z powodu przewrotu { ENEMY($side, form: "gen") }.
note-crisis-defused = { SIDE($side, form: "nom") } wycofuj{ SIDE($side, form: "e") } się { COUNTRY($country, form: "from") }: kubański kryzys rakietowy zostaje zażegnany.
note-china-decided = wojna domowa w Chinach jest rozstrzygnięta: { SIDE($side, form: "nom") } otrzymuj{ SIDE($side, form: "e") } kartę Chin.
note-buried = „Pogrzebiemy was”: nie było „Interwencji ONZ”, więc { SIDE($side, form: "nom") } zyskuj{ SIDE($side, form: "e") } punkty.
note-u2-pays = „Incydent z U-2”: zagrano „Interwencję ONZ”, więc { SIDE($side, form: "nom") } zyskuj{ SIDE($side, form: "e") } punkt.
note-companion-played = { SIDE($side, form: "nom") } zagryw{ SIDE($side, form: "a") } kartę { CARD($card, form: "quoted") } razem z „Interwencją ONZ”; jej wydarzenie zostaje anulowane.
note-card-revived = { SIDE($side, form: "nom") } przywrac{ SIDE($side, form: "a") } ze stosu kart odrzuconych kartę { CARD($card, form: "quoted") }, aby rozegrać jej wydarzenie.
note-card-taken = { SIDE($side, form: "nom") } losuj{ SIDE($side, form: "e") } z ręki { ENEMY($side, form: "gen") } kartę { CARD($card, form: "quoted") }.
note-region-barred = „Czarnobyl”: w tej turze ZSRR nie może umieszczać wpływów za PO { SET($region, form: "in") }.

## Powody.

reason-protected-by-nato = „NATO” chroni { COUNTRY($country, form: "acc") }.
reason-protected-by-pact = „Pakt obronny USA i Japonii” chroni { COUNTRY($country, form: "acc") }.
reason-china-out-of-bounds = USA nie mogą ingerować w chińską wojnę domową.
reason-reformer-forbids = po wydarzeniu „Reformator” ZSRR nie może przeprowadzać przewrotów w Europie, także { COUNTRY($country, form: "in") }.
reason-no-headline-un = { CARD($card, form: "quoted") }: ta karta nie może być nagłówkiem.
reason-outside-set-up = { COUNTRY($country) }: wpływy umieszcza się teraz tylko { SET($set, form: "in") }.

## Warunki. Czego wymaga wydarzenie (`only`) i od czego zależy (po „jeśli”).

condition-alliance-formed =
    .only = tylko po wydarzeniu „Plan Marshalla” lub „Układ Warszawski”
condition-no-iron-lady =
    .only = niemożliwe po wydarzeniu „Żelazna Dama”
condition-no-camp-david =
    .only = niemożliwe po wydarzeniu „Porozumienia z Camp David”
condition-no-wall-down =
    .only = niemożliwe po wydarzeniu „Niech pan zburzy ten mur”
condition-no-evil-empire =
    .only = niemożliwe po wydarzeniu „Imperium zła”
condition-pope-elected =
    .only = tylko po wydarzeniu „Wybór Jana Pawła II na papieża”
condition-us-more-battlegrounds =
    .only = tylko jeśli USA kontrolują więcej państw strategicznych niż ZSRR
condition-behind-in-space =
    .only = tylko jeśli gracz jest z tyłu na torze wyścigu kosmicznego
condition-us-ahead-in-space =
    .only = tylko jeśli USA prowadzą na torze wyścigu kosmicznego
condition-not-late-war =
    .only = niemożliwe w Schyłku wojny
condition-us-controls-uk =
    .only = tylko jeśli USA kontrolują Wielką Brytanię
condition-headline-or-soviet =
    .only = tylko jako nagłówek albo gdy kartę zagrywa ZSRR
condition-holds-opponent-event =
    .only = nie jako nagłówek i tylko wtedy, gdy na ręce jest karta z wydarzeniem przeciwnika
condition-not-ussr-with-china-at-war =
    .only = niedostępne dla ZSRR, dopóki trwa chińska wojna domowa
condition-china-at-peace =
    .only = niemożliwe, dopóki trwa chińska wojna domowa
condition-ussr-holds-china = karta Chin należy do ZSRR
condition-us-holds-china = karta Chin należy do USA
condition-us-controls-south-korea = Korea Południowa jest pod kontrolą USA
condition-reform-begun = zaszło już wydarzenie „Reformator”
condition-nato-in-effect = działa wydarzenie „NATO”
condition-ussr-ahead = w PZ prowadzi ZSRR
condition-us-lost-influence = USA straciły w nim wpływy

## Liczby, tak jak potrzebują ich karty: po „zyskuje” albo jako całe orzeczenie.

amount-five-less-defcon = 1 PZ za każdy poziom, o który DEFCON jest wtedy niższy od 5
amount-defcon-less-two = 1 PZ za każdy poziom DEFCON powyżej 2
amount-soviet-oil = 1 PZ za każde kontrolowane państwo spośród następujących: Egipt, Iran, Libia, Arabia Saudyjska, Irak, Państwa Zatoki, Wenezuela
amount-latin-battlegrounds = 1 PZ za każde kontrolowane państwo strategiczne w Ameryce Środkowej i Południowej
amount-half-of-libya = 1 PZ za każde 2 punkty wpływu ZSRR w Libii
amount-half-of-egypt = tracą połowę wpływów w Egipcie, w zaokrągleniu w górę
amount-one-or-two-late = po 1, a w Schyłku wojny po 2

## Trwałe efekty: nagłówek i działanie. Gdy efekt ma dwie strony, $side to strona, której dotyczy; $value to wartość
## efektu w grze.

effect-vietnam-revolts = Powstanie w Wietnamie
    .text = do końca tury ZSRR ma 1 PO więcej na operacje, w których wszystkie PO wydaje w Azji Południowo-Wschodniej
effect-containment = Doktryna powstrzymywania
    .text = do końca tury karty USA są warte o 1 PO więcej, ale nie więcej niż 4
effect-red-scare = Czerwona panika/Czystki (przeciw: { SIDE($side) })
    .text = do końca tury karty { SIDE($side, form: "gen") } są warte o 1 PO mniej, ale nie mniej niż 1
effect-crisis = Kubański kryzys rakietowy (zagrożenie: { SIDE($side) })
    .text = do końca tury { SIDE($side, form: "nom") } przegryw{ SIDE($side, form: "a") } grę, jeśli przeprowadz{ SIDE($side, form: "i") } przewrót; w każdej chwili { SIDE($side, form: "may") } zakończyć kryzys, usuwając 2 swoje punkty wpływu { SIDE($side, form: "key") ->
        [us] z RFN lub Turcji
        [ussr] z Kuby
       *[other] z Kuby (ZSRR) albo z RFN lub Turcji (USA)
     }
effect-nuclear-subs = Atomowe okręty podwodne
    .text = do końca tury przewroty USA w państwach strategicznych nie obniżają DEFCON
effect-u2 = Incydent z U-2
    .text = jeśli w tej turze „Interwencja ONZ” zostanie zagrana jako wydarzenie, ZSRR zyskuje dodatkowo 1 PZ
effect-death-squads = Szwadrony śmierci (na korzyść: { SIDE($side) })
    .text = do końca tury przy rzutach na przewrót w Ameryce Środkowej i Południowej { SIDE($side, form: "nom") } dodaj{ SIDE($side, form: "e") } 1, a druga strona odejmuje 1
effect-iran-contra = Afera Iran-Contras
    .text = do końca tury USA odejmują 1 od rzutów na zmianę sojuszu
# $value to zbiór państw regionu, 0 to efekt w ogóle.
effect-chernobyl = Czarnobyl{ $value ->
    [0] { "" }
   *[other] : { SET($value) }
 }
    .text = do końca tury ZSRR nie może umieszczać wpływów za PO { $value ->
        [0] we wskazanym regionie
       *[other] { SET($value, form: "in") }
     }
effect-marshall-plan = Plan Marshalla
    .text = od tej chwili może zajść wydarzenie „NATO”
effect-warsaw-pact = Układ Warszawski
    .text = od tej chwili może zajść wydarzenie „NATO”
effect-de-gaulle = De Gaulle na czele Francji
    .text = od tej chwili NATO nie chroni Francji
effect-nato = NATO
    .text = od tej chwili ZSRR nie może przeprowadzać przewrotów ani zmian sojuszu w państwach Europy kontrolowanych przez USA ani ich atakować
effect-defense-pact = Pakt obronny USA i Japonii
    .text = od tej chwili ZSRR nie może przeprowadzać przewrotów ani zmian sojuszu w Japonii
effect-formosan = Rezolucja w sprawie Formozy
    .text = od tej chwili Tajwan pod kontrolą USA punktuje jak państwo strategiczne, dopóki USA nie zagrają karty Chin
effect-we-will-bury = Pogrzebiemy was
    .text = ZSRR zyskuje 3 PZ, chyba że w najbliższej rundzie akcji USA zagrają kartę „Interwencja ONZ” jako wydarzenie
effect-brandt = Willy Brandt
    .text = od tej chwili NATO nie chroni RFN
effect-flowers = Dzieci kwiaty
    .text = od tej chwili ZSRR zyskuje 2 PZ za każdym razem, gdy USA zagrywają kartę wojny, jako wydarzenie albo do operacji
effect-camp-david = Porozumienia z Camp David
    .text = od tej chwili wydarzenie „Wojna arabsko-izraelska” nie może zajść
effect-john-paul = Wybór Jana Pawła II na papieża
    .text = od tej chwili może zajść wydarzenie „Solidarność”
effect-shuttle = Dyplomacja wahadłowa
    .text = karta leży przed graczem USA: gdy następnym razem zostanie zagrana karta punktacji Azji lub Bliskiego Wschodu, jedno tamtejsze państwo strategiczne ZSRR się nie liczy, a ta karta zostaje odrzucona
effect-hostages = Kryzys zakładników w Iranie
    .text = od tej chwili „Terroryzm” zagrany przez ZSRR kosztuje USA 2 karty
effect-iron-lady = Żelazna Dama
    .text = od tej chwili wydarzenie „Rządy socjalistów” nie może zajść
effect-reformer = Reformator
    .text = od tej chwili ZSRR nie może przeprowadzać przewrotów w Europie
effect-wall-down = Niech pan zburzy ten mur
    .text = od tej chwili wydarzenie „Willy Brandt” nie może zajść
effect-evil-empire = Imperium zła
    .text = od tej chwili wydarzenie „Dzieci kwiaty” nie może zajść
effect-norad = NORAD
    .text = od tej chwili na koniec każdej rundy akcji, w której DEFCON zmienił się na 2, USA mogą dołożyć 1 punkt wpływu tam, gdzie już mają wpływy, o ile kontrolują Kanadę
effect-china-at-war = Chińska wojna domowa
    .text = dopóki ZSRR nie umieści 3 punktów wpływu w chińskiej wojnie domowej, nikt nie ma karty Chin, niemożliwe są „Rewolucja kulturalna” i „Rezolucja w sprawie Formozy”, a dla ZSRR także „Czerwona panika/Czystki”; przy wydarzeniach „Starcie nad Ussuri” i „Nixon gra chińską kartą” karta uchodzi za należącą do USA, a w „Wojnie koreańskiej” ZSRR odejmuje jeszcze 1

## Opisy kart: zdania składowe pojedynczych kart.

passing-card-text = karta nie ma wydarzenia. Jest warta 4 PO albo 5, jeśli wszystkie wydano w Azji. Po użyciu przechodzi do przeciwnika i pozostaje zakryta do końca tury. Na koniec gry jej posiadacz zyskuje 1 PZ.

# $control to 0, gdy kontrola nad regionem oznacza wygraną.
# $at_superpower: czy w regionie jest państwo sąsiadujące z supermocarstwem.
verb-score = punktacja { SET($set, form: "of") } dla obu stron: obecność { $presence }, dominacja { $domination }, { $control ->
    [0] a kontrola oznacza wygranie gry
   *[other] kontrola { $control }
 }; ponadto 1 PZ za każde kontrolowane państwo strategiczne{ $at_superpower ->
    [1] { " " }i za każde kontrolowane państwo sąsiadujące z wrogim supermocarstwem
   *[other] { "" }
 }
verb-score-southeast-asia = obie strony zyskują po 1 PZ za każde kontrolowane państwo w Azji Południowo-Wschodniej, a za Tajlandię 2 PZ
verb-seize-card = ZSRR odrzuca losową kartę; jeśli ma ona wydarzenie USA, wydarzenie to zachodzi
verb-intervene = gracz zagrywa tę kartę razem z inną, która ma wydarzenie przeciwnika: wydarzenie zostaje anulowane, a gracz przeprowadza operacje za PO tej drugiej karty albo wysyła ją do wyścigu kosmicznego
verb-relocate = ZSRR może przenieść nie więcej niż { $n } { $n ->
    [one] swój punkt wpływu
    [few] swoje punkty wpływu
   *[many] swoich punktów wpływu
 } do innych państw, których nie kontrolują USA, najwyżej 2 do jednego państwa
verb-defect = karta zagrana jako nagłówek USA anuluje nagłówek ZSRR; zagrana przez ZSRR w rundzie akcji daje USA 1 PZ
verb-pass-card = { SIDE($side, form: "nom") } otrzymuj{ SIDE($side, form: "e") } kartę Chin, { $up ->
    [1] odkrytą i gotową do użycia
   *[other] zakrytą
 }
verb-buy-grain = USA losują kartę z ręki ZSRR i zagrywają ją albo oddają; jeśli ZSRR nie ma kart lub karta zostaje oddana, USA przeprowadzają operacje za PO karty „Sprzedaż zboża do ZSRR”
verb-exchange = USA mogą odrzucić dowolną liczbę swoich kart, także karty punktacji, po czym dobierają tyle samo
verb-revive = USA wybierają kartę ze stosu kart odrzuconych, oprócz kart punktacji, i jej wydarzenie zachodzi
verb-bar-region = USA wskazują region: do końca tury ZSRR nie może tam umieszczać wpływów za PO
verb-double = ZSRR może podwoić swoje wpływy w najwyżej { $countries } { $countries ->
    [one] państwie
   *[other] państwach
 } { SET($set, form: "of") }
verb-spy = USA pokazują swoje karty punktacji; ZSRR może dołożyć 1 punkt wpływu w regionie wymienionym na jednej z nich
verb-finlandize = ZSRR może przeprowadzić w Europie tyle zmian sojuszu, ile ma punktów wpływu w Finlandii, bez względu na poziom DEFCON

## Krótkie nazwy, gdzie mało miejsca.

short-west-african-states = Afryka Zach.
short-southeast-african-states = Afryka Pd.-Wsch.
short-dominican-republic = Dominikana
short-ivory-coast = Wybrzeże K.S.
short-china = Chiny

## Poprawki: zob. cold_war.ftl. Dla karty Chin wpisuje się stronę i to, jak karta leży.

correctable-passing = Karta Chin
    .word = chiny
