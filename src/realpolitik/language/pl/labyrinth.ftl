### Labirynt: Wojna z terroryzmem (Labyrinth): mapa, karty, tory, operacje, wydarzenia i schemat gry jednoosobowej.
###
### Zdania mogą się zaczynać małą literą: wielką stawia program. Zdania składowe opisów kart (verb-…),
### znaczników (.text) i warunków nie mają kropki. Funkcje objaśnia en/labyrinth.ftl.
###
### Formy w polszczyźnie:
###   strony     wartość: sama nazwa, „dżihadyści” · nom: podmiot · gen: dopełniacz · a: końcówka czasownika, bo obie strony
###              są w liczbie mnogiej: „USA dobierają”, ale „gracz dobiera”
###   kraje      wartość: mianownik, „Francja” · gen: dopełniacz, „Francji” · acc: biernik, „Francję” · in: „we
###              Francji”, „na Filipinach” · from: „z Francji”, „ze Skandynawii” · to: „do Francji”, „na Filipiny”
###   karty      wartość: nagłówek · quoted: w zdaniu, w cudzysłowie
###   zbiory     acc: biernik, „wybierają kraj wrogi” · gen, from: jak kraje · some: po liczebniku, „3 kraje bez
###              komórek” · many: dopełniacz po liczebniku, „2 krajów strefy Schengen”; zbiór ma te formy, których
###              potrzebują karty
###   rządy, sprzyjanie, nastawienie: wartość: nagłówek · as: w zdaniu, po „są” lub „jest” · ins: narzędnik · many: liczba
###              mnoga, „kraje Zatoki są sprzymierzone”
###   zamachy    wartość: nagłówek · nom, acc: w zdaniu
###   znaczniki  wartość: nagłówek · text: działanie, zdanie składowe
###   warunki    wartość: po „jeśli”

game-labyrinth = Labirynt: Wojna z terroryzmem
length-labyrinth = Nierówna gra: USA przeciw dżihadystom albo w pojedynkę; około dwóch godzin.

scenario-lets-roll = Ruszamy!
    .help = 2001, po zamachach: USA są twarde, a Afganistan jest pod rządami islamistów.
scenario-call-me-al = Mów mi Al
    .help = 2001, z innym prezydentem: jak „Ruszamy!”, ale USA są miękkie, a w talii nie ma „Osi zła”.
scenario-anaconda = Anakonda
    .help = 2002: oddziały USA są w Afganistanie, a dżihadyści się rozpraszają.
scenario-mission-accomplished = Misja wykonana?
    .help = 2003: USA są w Iraku i Afganistanie, przeciążone i mało poważane. Nie dla początkujących.

## Ustawienia partii.

option-solitaire = Gra jednoosobowa
    .help = Jedna osoba gra jako USA; dżihadyści działają według schematu z instrukcji, a dziennik mówi, którym wierszem się kierują.
option-ideology = Ideologia
    .help = Jak trudna jest gra jednoosobowa; każdy poziom obejmuje poprzednie. Spójna: udany rzut na zamach umieszcza dwa zamachy. Atrakcyjna: sukces rekrutacji umieszcza dwie komórki. Silna: do wielkiego dżihadu wystarczają trzy komórki więcej niż oddziałów. Zaraźliwa: USA muszą zagrać wszystkie swoje karty. Zjadliwa: nieudane rzuty dżihadu nie usuwają komórek.
option-decks = Talie
    .help = Długość gry: 1 talia to standard, 2 talie to finał turniejowy, 3 talie to kampania.
option-mini-decks = Trzy małe talie
    .help = W grze jednoosobowej karty bierze się po kolei z wydarzeń nieskojarzonych, dżihadystów i USA, co wyrównuje ręce.
option-free-setup = Swobodne rozstawienie
    .help = Przed pierwszą kartą strony oznaczają nieoznaczone kraje tak, jak ich zdaniem było w historii.
option-besieged-caliphate = Oblężony mimo rządów islamistów
    .help = Wydarzenie umieszcza znacznik oblężonego reżimu także w kraju pod rządami islamistów; źródła są tu rozbieżne.

choice-baseline = podstawowa
choice-coherent = spójna
choice-attractive = atrakcyjna
choice-potent = silna
choice-infectious = zaraźliwa
choice-virulent = zjadliwa

## Strony. Zakończone na -it stoją tam, gdzie ta sama strona działa dalej: podmiot jest wtedy domyślny.

side-us = USA
    .nom = USA
    .gen = USA
    .a = ają
    .number = other
side-jihadist = dżihadyści
    .nom = dżihadyści
    .gen = dżihadystów
    .a = ają
    .number = other
side-player = gracz
    .nom = gracz
    .gen = gracza
    .a = a
    .number = one
side-nobody = nikt
    .nom = żadna ze stron
    .gen = żadnej ze stron
    .a = a
    .number = one
side-us-it = USA
    .nom = { "" }
    .gen = USA
    .a = ają
    .number = other
side-jihadist-it = dżihadyści
    .nom = { "" }
    .gen = dżihadystów
    .a = ają
    .number = other
side-player-it = gracz
    .nom = { "" }
    .gen = gracza
    .a = a
    .number = one

## Kraje i co stoi zamiast kraju: właśnie wybrany, właśnie wybrane, tor oddziałów.

country-united-states = Stany Zjednoczone
    .gen = Stanów Zjednoczonych
    .acc = Stany Zjednoczone
    .in = w Stanach Zjednoczonych
    .from = ze Stanów Zjednoczonych
    .to = do Stanów Zjednoczonych
country-canada = Kanada
    .gen = Kanady
    .acc = Kanadę
    .in = w Kanadzie
    .from = z Kanady
    .to = do Kanady
country-united-kingdom = Wielka Brytania
    .gen = Wielkiej Brytanii
    .acc = Wielką Brytanię
    .in = w Wielkiej Brytanii
    .from = z Wielkiej Brytanii
    .to = do Wielkiej Brytanii
country-serbia = Serbia
    .gen = Serbii
    .acc = Serbię
    .in = w Serbii
    .from = z Serbii
    .to = do Serbii
country-israel = Izrael
    .gen = Izraela
    .acc = Izrael
    .in = w Izraelu
    .from = z Izraela
    .to = do Izraela
country-india = Indie
    .gen = Indii
    .acc = Indie
    .in = w Indiach
    .from = z Indii
    .to = do Indii
country-scandinavia = Skandynawia
    .gen = Skandynawii
    .acc = Skandynawię
    .in = w Skandynawii
    .from = ze Skandynawii
    .to = do Skandynawii
country-benelux = Beneluks
    .gen = Beneluksu
    .acc = Beneluks
    .in = w Beneluksie
    .from = z Beneluksu
    .to = do Beneluksu
country-germany = Niemcy
    .gen = Niemiec
    .acc = Niemcy
    .in = w Niemczech
    .from = z Niemiec
    .to = do Niemiec
country-eastern-europe = Europa Wschodnia
    .gen = Europy Wschodniej
    .acc = Europę Wschodnią
    .in = w Europie Wschodniej
    .from = z Europy Wschodniej
    .to = do Europy Wschodniej
country-france = Francja
    .gen = Francji
    .acc = Francję
    .in = we Francji
    .from = z Francji
    .to = do Francji
country-italy = Włochy
    .gen = Włoch
    .acc = Włochy
    .in = we Włoszech
    .from = z Włoch
    .to = do Włoch
country-spain = Hiszpania
    .gen = Hiszpanii
    .acc = Hiszpanię
    .in = w Hiszpanii
    .from = z Hiszpanii
    .to = do Hiszpanii
country-russia = Rosja
    .gen = Rosji
    .acc = Rosję
    .in = w Rosji
    .from = z Rosji
    .to = do Rosji
country-caucasus = Kaukaz
    .gen = Kaukazu
    .acc = Kaukaz
    .in = na Kaukazie
    .from = z Kaukazu
    .to = na Kaukaz
country-china = Chiny
    .gen = Chin
    .acc = Chiny
    .in = w Chinach
    .from = z Chin
    .to = do Chin
country-kenya-tanzania = Kenia/Tanzania
    .gen = Kenii/Tanzanii
    .acc = Kenię/Tanzanię
    .in = w Kenii/Tanzanii
    .from = z Kenii/Tanzanii
    .to = do Kenii/Tanzanii
country-thailand = Tajlandia
    .gen = Tajlandii
    .acc = Tajlandię
    .in = w Tajlandii
    .from = z Tajlandii
    .to = do Tajlandii
country-philippines = Filipiny
    .gen = Filipin
    .acc = Filipiny
    .in = na Filipinach
    .from = z Filipin
    .to = na Filipiny
country-iran = Iran
    .gen = Iranu
    .acc = Iran
    .in = w Iranie
    .from = z Iranu
    .to = do Iranu
country-morocco = Maroko
    .gen = Maroka
    .acc = Maroko
    .in = w Maroku
    .from = z Maroka
    .to = do Maroka
country-algeria-tunisia = Algieria/Tunezja
    .gen = Algierii/Tunezji
    .acc = Algierię/Tunezję
    .in = w Algierii/Tunezji
    .from = z Algierii/Tunezji
    .to = do Algierii/Tunezji
country-libya = Libia
    .gen = Libii
    .acc = Libię
    .in = w Libii
    .from = z Libii
    .to = do Libii
country-egypt = Egipt
    .gen = Egiptu
    .acc = Egipt
    .in = w Egipcie
    .from = z Egiptu
    .to = do Egiptu
country-sudan = Sudan
    .gen = Sudanu
    .acc = Sudan
    .in = w Sudanie
    .from = z Sudanu
    .to = do Sudanu
country-somalia = Somalia
    .gen = Somalii
    .acc = Somalię
    .in = w Somalii
    .from = z Somalii
    .to = do Somalii
country-jordan = Jordania
    .gen = Jordanii
    .acc = Jordanię
    .in = w Jordanii
    .from = z Jordanii
    .to = do Jordanii
country-syria = Syria
    .gen = Syrii
    .acc = Syrię
    .in = w Syrii
    .from = z Syrii
    .to = do Syrii
country-central-asia = Azja Centralna
    .gen = Azji Centralnej
    .acc = Azję Centralną
    .in = w Azji Centralnej
    .from = z Azji Centralnej
    .to = do Azji Centralnej
country-indonesia-malaysia = Indonezja/Malezja
    .gen = Indonezji/Malezji
    .acc = Indonezję/Malezję
    .in = w Indonezji/Malezji
    .from = z Indonezji/Malezji
    .to = do Indonezji/Malezji
country-turkey = Turcja
    .gen = Turcji
    .acc = Turcję
    .in = w Turcji
    .from = z Turcji
    .to = do Turcji
country-lebanon = Liban
    .gen = Libanu
    .acc = Liban
    .in = w Libanie
    .from = z Libanu
    .to = do Libanu
country-yemen = Jemen
    .gen = Jemenu
    .acc = Jemen
    .in = w Jemenie
    .from = z Jemenu
    .to = do Jemenu
country-iraq = Irak
    .gen = Iraku
    .acc = Irak
    .in = w Iraku
    .from = z Iraku
    .to = do Iraku
country-saudi-arabia = Arabia Saudyjska
    .gen = Arabii Saudyjskiej
    .acc = Arabię Saudyjską
    .in = w Arabii Saudyjskiej
    .from = z Arabii Saudyjskiej
    .to = do Arabii Saudyjskiej
country-gulf-states = Kraje Zatoki
    .gen = krajów Zatoki
    .acc = kraje Zatoki
    .in = w krajach Zatoki
    .from = z krajów Zatoki
    .to = do krajów Zatoki
country-pakistan = Pakistan
    .gen = Pakistanu
    .acc = Pakistan
    .in = w Pakistanie
    .from = z Pakistanu
    .to = do Pakistanu
country-afghanistan = Afganistan
    .gen = Afganistanu
    .acc = Afganistan
    .in = w Afganistanie
    .from = z Afganistanu
    .to = do Afganistanu
place-there = ten kraj
    .gen = tego kraju
    .acc = ten kraj
    .in = tam
    .from = stamtąd
    .to = tam
place-each = każdy z nich
    .gen = każdego z nich
    .acc = każdy z nich
    .in = w każdym z nich
    .from = z każdego z nich
    .to = do każdego z nich
place-troops-track = Tor oddziałów
    .gen = toru oddziałów
    .acc = tor oddziałów
    .in = na torze oddziałów
    .from = z toru oddziałów
    .to = na tor oddziałów

short-algeria-tunisia = Algieria/Tun.
short-indonesia-malaysia = Indon./Malezja
short-kenya-tanzania = Kenia/Tanz.
short-united-kingdom = W. Brytania

## Jaki jest kraj.

governance-untested = Nieoznaczone
    .as = nieoznaczone
governance-good = Dobre
    .as = dobre
governance-fair = Poprawne
    .as = poprawne
governance-poor = Słabe
    .as = słabe
governance-islamist-rule = Rządy islamistów
    .as = rządy islamistów

alignment-ally = Sprzymierzony
    .as = sprzymierzony
    .ins = sprzymierzonym
    .many = sprzymierzone
alignment-neutral = Neutralny
    .as = neutralny
    .ins = neutralnym
    .many = neutralne
alignment-adversary = Wrogi
    .as = wrogi
    .ins = wrogim
    .many = wrogie

posture-untested = Nieoznaczone
    .as = nieoznaczone
posture-soft = Miękkie
    .as = miękkie
posture-hard = Twarde
    .as = twarde

type-sunni = sunnicki
type-shia-mix = szyicko-mieszany
type-non-muslim = niemuzułmański
type-iran = Iran

plot-1 = Zamach 1
    .nom = zamach z liczbą 1
    .acc = zamach z liczbą 1
plot-2 = Zamach 2
    .nom = zamach z liczbą 2
    .acc = zamach z liczbą 2
plot-3 = Zamach 3
    .nom = zamach z liczbą 3
    .acc = zamach z liczbą 3
plot-wmd = Zamach z BMR
    .nom = zamach z BMR
    .acc = zamach z BMR

# Zamach na mapie jako opcja: $nth to który z leżących w tym samym kraju, 0, gdy jedyny.
plot-in-country = Zamach { COUNTRY($country, form: "in") }{ $nth ->
    [0] { "" }
   *[other] , nr { $nth }
 }

## Kraje, o których mówią wydarzenia, tak jak potrzebują ich karty.

set-postures-of-others =
    .gen = jednego kraju niemuzułmańskiego innego niż Stany Zjednoczone i Izrael
set-schengen =
    .many = krajów strefy Schengen
set-shia-mix =
    .acc = kraj szyicko-mieszany
set-us-uk-canada =
    .from = ze Stanów Zjednoczonych, Wielkiej Brytanii i Kanady
set-near-israel =
    .from = z Izraela, Jordanii i Libanu
set-iraq-or-iran =
    .acc = Irak lub Iran
set-turkey-or-iraq =
    .acc = Turcję lub Irak
set-without-cells =
    .some = kraje bez komórek
set-unmarked-muslim =
    .some = nieoznaczone kraje muzułmańskie
set-muslim-not-ruled =
    .acc = kraj muzułmański, który nie jest pod rządami islamistów
set-adversaries =
    .acc = kraj wrogi
set-allies =
    .acc = kraj sprzymierzony
set-ruled-somalia-or-sudan =
    .acc = taki kraj
set-lately-improved =
    .acc = taki kraj
set-besieged =
    .acc = kraj z oblężonym reżimem
set-regime-changes =
    .acc = kraj zmiany reżimu
set-disrupted-lately =
    .acc = taki kraj
set-cells-near-troops =
    .acc = taki kraj
set-muslim-with-cells =
    .acc = taki kraj
set-iraq-or-syria-with-troops =
    .acc = taki kraj
set-russia-or-central-asia-with-cells =
    .acc = Rosję lub Azję Centralną, jeśli jest tam komórka
set-unguarded-arsenals =
    .acc = taki kraj
set-shia-mix-regime-changes-with-cells =
    .acc = taki kraj
set-regime-changes-with-two-cells =
    .acc = taki kraj
set-saudi-neighbourhood-with-troops =
    .acc = taki kraj
set-not-ruled-with-cells =
    .acc = kraj z komórką, który nie jest pod rządami islamistów
set-shia-mix-with-cells-and-troops =
    .acc = taki kraj
set-zarqawi-countries =
    .acc = taki kraj
set-hizballah-countries =
    .acc = Liban, Turcję, Irak, Arabię Saudyjską lub kraje Zatoki, jeśli jest tam komórka
set-hambali-countries =
    .acc = taki kraj
set-allies-or-non-muslim =
    .from = z krajów sprzymierzonych i niemuzułmańskich

## Karty, według numerów.

card-backlash = Reakcja zwrotna
    .quoted = „Reakcja zwrotna”
card-biometrics = Biometria
    .quoted = „Biometria”
card-ctr = Program CTR
    .quoted = „Program CTR”
card-moro-talks = Rozmowy z Moro
    .quoted = „Rozmowy z Moro”
card-nest = Grupa NEST
    .quoted = „Grupa NEST”
card-sanctions-6 = Sankcje
    .quoted = „Sankcje”
card-sanctions-7 = Sankcje
    .quoted = „Sankcje”
card-special-forces-8 = Siły specjalne
    .quoted = „Siły specjalne”
card-special-forces-9 = Siły specjalne
    .quoted = „Siły specjalne”
card-special-forces-10 = Siły specjalne
    .quoted = „Siły specjalne”
card-abbas = Abbas
    .quoted = „Abbas”
card-al-azhar = Al-Azhar
    .quoted = „Al-Azhar”
card-anbar-awakening = Przebudzenie w Anbarze
    .quoted = „Przebudzenie w Anbarze”
card-covert-action = Tajne działania
    .quoted = „Tajne działania”
card-ethiopia-strikes = Etiopia uderza
    .quoted = „Etiopia uderza”
card-euro-islam = Euroislam
    .quoted = „Euroislam”
card-fsb = FSB
    .quoted = „FSB”
card-intel-community = Wspólnota wywiadów
    .quoted = „Wspólnota wywiadów”
card-kemalist-republic = Republika kemalistowska
    .quoted = „Republika kemalistowska”
card-king-abdullah = Król Abdullah
    .quoted = „Król Abdullah”
card-lets-roll = Ruszamy!
    .quoted = „Ruszamy!”
card-mossad-and-shin-bet = Mosad i Szin Bet
    .quoted = „Mosad i Szin Bet”
card-predator-23 = Predator
    .quoted = „Predator”
card-predator-24 = Predator
    .quoted = „Predator”
card-predator-25 = Predator
    .quoted = „Predator”
card-quartet = Kwartet
    .quoted = „Kwartet”
card-saddam-captured = Pojmanie Saddama
    .quoted = „Pojmanie Saddama”
card-sharia = Szariat
    .quoted = „Szariat”
card-tony-blair = Tony Blair
    .quoted = „Tony Blair”
card-un-nation-building = Odbudowa pod egidą ONZ
    .quoted = „Odbudowa pod egidą ONZ”
card-wiretapping = Podsłuchy
    .quoted = „Podsłuchy”
card-back-channel = Nieoficjalny kanał
    .quoted = „Nieoficjalny kanał”
card-benazir-bhutto = Benazir Bhutto
    .quoted = „Benazir Bhutto”
card-enhanced-measures = Wzmocnione metody
    .quoted = „Wzmocnione metody”
card-hijab = Hidżab
    .quoted = „Hidżab”
card-indo-pakistani-talks = Rozmowy indyjsko-pakistańskie
    .quoted = „Rozmowy indyjsko-pakistańskie”
card-iraqi-wmd = Iracka BMR
    .quoted = „Iracka BMR”
card-libyan-deal = Układ z Libią
    .quoted = „Układ z Libią”
card-libyan-wmd = Libijska BMR
    .quoted = „Libijska BMR”
card-mass-turnout = Tłumy przy urnach
    .quoted = „Tłumy przy urnach”
card-nato = NATO
    .quoted = „NATO”
card-pakistani-offensive = Pakistańska ofensywa
    .quoted = „Pakistańska ofensywa”
card-patriot-act = Patriot Act
    .quoted = „Patriot Act”
card-renditions = Tajne przekazania
    .quoted = „Tajne przekazania”
card-safer-now = Teraz bezpieczniej
    .quoted = „Teraz bezpieczniej”
card-sistani = Sistani
    .quoted = „Sistani”
card-door-of-itjihad-47 = Wrota idżtihadu zamknięto
    .quoted = „Wrota idżtihadu zamknięto”
card-adam-gadahn = Adam Gadahn
    .quoted = „Adam Gadahn”
card-al-ittihad-al-islami = Al-Ittihad al-Islami
    .quoted = „Al-Ittihad al-Islami”
card-ansar-al-islam = Ansar al-Islam
    .quoted = „Ansar al-Islam”
card-fres = Ludzie dawnego reżimu
    .quoted = „Ludzie dawnego reżimu”
card-ieds = Przydrożne bomby
    .quoted = „Przydrożne bomby”
card-madrassas = Madrasy
    .quoted = „Madrasy”
card-moqtada-al-sadr = Muktada as-Sadr
    .quoted = „Muktada as-Sadr”
card-uyghur-jihad = Ujgurski dżihad
    .quoted = „Ujgurski dżihad”
card-vieira-de-mello-slain = Śmierć Vieiry de Mello
    .quoted = „Śmierć Vieiry de Mello”
card-abu-sayyaf = Abu Sayyaf
    .quoted = „Abu Sayyaf”
card-al-anbar = Al-Anbar
    .quoted = „Al-Anbar”
card-amerithrax = Amerithrax
    .quoted = „Amerithrax”
card-bhutto-shot = Zabójstwo Bhutto
    .quoted = „Zabójstwo Bhutto”
card-detainee-release = Zwolnienie więźniów
    .quoted = „Zwolnienie więźniów”
card-ex-kgb = Byli z KGB
    .quoted = „Byli z KGB”
card-gaza-war = Wojna w Gazie
    .quoted = „Wojna w Gazie”
card-hariri-killed = Zabójstwo Haririego
    .quoted = „Zabójstwo Haririego”
card-heu = Wzbogacony uran
    .quoted = „Wzbogacony uran”
card-homegrown = Rodzimi terroryści
    .quoted = „Rodzimi terroryści”
card-islamic-jihad-union = Unia Islamskiego Dżihadu
    .quoted = „Unia Islamskiego Dżihadu”
card-jemaah-islamiya = Jemaah Islamiyah
    .quoted = „Jemaah Islamiyah”
card-kazakh-strain = Kazachski szczep
    .quoted = „Kazachski szczep”
card-lashkar-e-tayyiba = Laszkar-i-Taiba
    .quoted = „Laszkar-i-Taiba”
card-loose-nuke = Zaginiona bomba
    .quoted = „Zaginiona bomba”
card-opium = Opium
    .quoted = „Opium”
card-pirates = Piraci
    .quoted = „Piraci”
card-schengen-visas = Wizy Schengen
    .quoted = „Wizy Schengen”
card-schroeder-and-chirac = Schröder i Chirac
    .quoted = „Schröder i Chirac”
card-abu-ghurayb = Abu Ghraib
    .quoted = „Abu Ghraib”
card-al-jazeera = Al-Dżazira
    .quoted = „Al-Dżazira”
card-axis-of-evil = Oś zła
    .quoted = „Oś zła”
card-clean-operatives = Agenci bez kartoteki
    .quoted = „Agenci bez kartoteki”
card-fata = Terytoria plemienne
    .quoted = „Terytoria plemienne”
card-foreign-fighters = Zagraniczni bojownicy
    .quoted = „Zagraniczni bojownicy”
card-jihadist-videos = Nagrania dżihadystów
    .quoted = „Nagrania dżihadystów”
card-kashmir = Kaszmir
    .quoted = „Kaszmir”
card-leak-84 = Przeciek
    .quoted = „Przeciek”
card-leak-85 = Przeciek
    .quoted = „Przeciek”
card-lebanon-war = Wojna w Libanie
    .quoted = „Wojna w Libanie”
card-martyrdom-operation-87 = Operacja męczeńska
    .quoted = „Operacja męczeńska”
card-martyrdom-operation-88 = Operacja męczeńska
    .quoted = „Operacja męczeńska”
card-martyrdom-operation-89 = Operacja męczeńska
    .quoted = „Operacja męczeńska”
card-quagmire = Grzęzawisko
    .quoted = „Grzęzawisko”
card-regional-al-qaeda = Regionalna Al-Kaida
    .quoted = „Regionalna Al-Kaida”
card-saddam = Saddam
    .quoted = „Saddam”
card-taliban = Talibowie
    .quoted = „Talibowie”
card-door-of-itjihad-94 = Wrota idżtihadu zamknięto
    .quoted = „Wrota idżtihadu zamknięto”
card-wahhabism = Wahhabizm
    .quoted = „Wahhabizm”
card-danish-cartoons = Duńskie karykatury
    .quoted = „Duńskie karykatury”
card-fatwa = Fatwa
    .quoted = „Fatwa”
card-gaza-withdrawal = Wyjście z Gazy
    .quoted = „Wyjście z Gazy”
card-hamas-elected = Hamas wygrywa wybory
    .quoted = „Hamas wygrywa wybory”
card-hizb-ut-tahrir = Hizb ut-Tahrir
    .quoted = „Hizb ut-Tahrir”
card-kosovo = Kosowo
    .quoted = „Kosowo”
card-former-soviet-union = Były Związek Radziecki
    .quoted = „Były Związek Radziecki”
card-hizballah = Hezbollah
    .quoted = „Hezbollah”
card-iran-104 = Iran
    .quoted = „Iran”
card-iran-105 = Iran
    .quoted = „Iran”
card-jaysh-al-mahdi = Armia Mahdiego
    .quoted = „Armia Mahdiego”
card-kurdistan = Kurdystan
    .quoted = „Kurdystan”
card-musharraf = Musharraf
    .quoted = „Musharraf”
card-tora-bora = Tora Bora
    .quoted = „Tora Bora”
card-zarqawi = Zarkawi
    .quoted = „Zarkawi”
card-zawahiri = Zawahiri
    .quoted = „Zawahiri”
card-bin-ladin = Bin Laden
    .quoted = „Bin Laden”
card-darfur = Darfur
    .quoted = „Darfur”
card-gtmo = Guantanamo
    .quoted = „Guantanamo”
card-hambali = Hambali
    .quoted = „Hambali”
card-ksm = Chalid Szajch Muhammad
    .quoted = „Chalid Szajch Muhammad”
card-oil-price-spike-117 = Skok cen ropy
    .quoted = „Skok cen ropy”
card-oil-price-spike-118 = Skok cen ropy
    .quoted = „Skok cen ropy”
card-saleh = Saleh
    .quoted = „Saleh”
card-us-election = Wybory w USA
    .quoted = „Wybory w USA”

## Etykiety: opcje, które nie są ani krajem, ani kartą.

label-enough = Koniec
label-no-thanks = Rezygnuję
label-do-nothing = Bez działania
label-play-event = Wydarzenie
label-their-event-first = Najpierw wydarzenie, potem operacja
label-reserves = Rezerwy
label-add-reserves = Dodanie rezerw
label-discard-last-card = Odrzucenie ostatniej karty
label-hold-last-card = Zatrzymanie ostatniej karty
label-remove-cadre = Usunięcie kadry
label-war-of-ideas = Wojna idei
label-deploy = Rozmieszczenie
label-regime-change = Zmiana reżimu
label-withdraw = Wycofanie
label-disrupt = Rozbicie
label-alert = Alert
label-reassessment = Ponowna ocena
label-recruit = Rekrutacja
label-travel = Podróż
label-jihad = Dżihad
label-plot = Zamach
label-major-jihad = Wielki dżihad
label-minor-jihad = Mały dżihad
label-troops-track = Tor oddziałów
label-nato-marker = Znacznik NATO
label-sleeper-cell = Uśpiona komórka
label-active-cell = Aktywna komórka
label-sadr = Sadr
label-hard = Twarde
label-soft = Miękkie
label-roll-again = Powtórzenie rzutu
label-keep-it = Zostawiam
label-card-by-chance = Niech kartę wybierze los
label-sway-caucasus = Kaukaz: nastawienie przeciwne do nastawienia USA
label-press-central-asia = Azja Centralna: krok w stronę wrogiego
label-good-ally = Dobre rządy, sprzymierzony
label-good-neutral = Dobre rządy, neutralny
label-good-adversary = Dobre rządy, wrogi
label-fair-ally = Poprawne rządy, sprzymierzony
label-fair-neutral = Poprawne rządy, neutralny
label-fair-adversary = Poprawne rządy, wrogi
label-poor-ally = Słabe rządy, sprzymierzony
label-poor-neutral = Słabe rządy, neutralny
label-poor-adversary = Słabe rządy, wrogi

## Znaczniki wydarzeń, które działają dłużej: nagłówek i działanie.

marker-ctr-russia = Program CTR w Rosji
    .text = odtąd wydarzenie „Zaginiona bomba” jest zablokowane, a „Wzbogacony uran” nie może zajść w Rosji
marker-ctr-central-asia = Program CTR w Azji Centralnej
    .text = odtąd wydarzenie „Kazachski szczep” jest zablokowane, a „Wzbogacony uran” nie może zajść w Azji Centralnej
marker-moro-talks = Rozmowy z Moro
    .text = odtąd wydarzenie „Abu Sayyaf” jest zablokowane
marker-nest = Grupa NEST
    .text = odtąd zamachy z BMR w Stanach Zjednoczonych umieszcza się odkryte, a w grze jednoosobowej każdy tamtejszy zamach, dopóki wśród dostępnych jest zamach z BMR
marker-abbas = Abbas
    .text = wydarzenie „Kwartet” jest możliwe do zagrania, dopóki w Izraelu nie rozstrzygnie się zamach
marker-anbar-awakening = Przebudzenie w Anbarze
    .text = odtąd wydarzenie „Al-Anbar” jest zablokowane
marker-saddam-captured = Pojmanie Saddama
    .text = odtąd wydarzenie „Saddam” jest zablokowane, a „Ludzie dawnego reżimu” umieszczają 2 komórki zamiast 4
marker-wiretapping = Podsłuchy
    .text = odtąd „Przeciek” może ujawnić „Podsłuchy”
marker-benazir-bhutto = Benazir Bhutto
    .text = odtąd dżihad w Pakistanie jest zakazany, a wydarzenie „Musharraf” zablokowane
marker-enhanced-measures = Wzmocnione metody
    .text = odtąd „Przeciek” może ujawnić „Wzmocnione metody”
marker-indo-pakistani-talks = Rozmowy indyjsko-pakistańskie
    .text = wydarzenia „Kaszmir” i „Laszkar-i-Taiba” są zablokowane, dopóki w Indiach nie rozstrzygnie się zamach
marker-iraqi-wmd = Iracka BMR
    .text = odtąd zmiana reżimu w Iraku jest raz możliwa przy dowolnych rządach
marker-libyan-deal = Układ z Libią
    .text = odtąd wydarzenie „Libijska BMR” jest zablokowane
marker-libyan-wmd = Libijska BMR
    .text = odtąd zmiana reżimu w Libii jest raz możliwa przy dowolnych rządach
marker-patriot-act = Patriot Act
    .text = odtąd do Stanów Zjednoczonych przylega tylko Kanada, a wydarzenie „Sankcje” jest możliwe do zagrania
marker-renditions = Tajne przekazania
    .text = odtąd wydarzenie „Zwolnienie więźniów” jest zablokowane, dopóki „Przeciek” nie ujawni „Tajnych przekazań”
marker-vieira-de-mello-slain = Śmierć Vieiry de Mello
    .text = odtąd wydarzenie „Odbudowa pod egidą ONZ” jest zablokowane
marker-abu-sayyaf = Abu Sayyaf
    .text = odtąd USA mogą rozmieszczać oddziały na Filipinach, a każdy umieszczony tam zamach obniża prestiż o 1, chyba że oddziałów jest tam więcej niż komórek
marker-al-anbar = Al-Anbar
    .text = odtąd rozbicie w Iraku lub Syrii dotyczy tylko 1 komórki i nie usuwa kadry, a USA nie mogą zagrać wydarzeń „Bin Laden” i „Zawahiri”
marker-bhutto-shot = Zabójstwo Bhutto
    .text = odtąd wydarzenie „Benazir Bhutto” jest zablokowane
marker-pirates = Piraci
    .text = odtąd fundusze nie spadają na koniec tury, dopóki Somalia lub Jemen jest pod rządami islamistów
marker-fata = Terytoria plemienne
    .text = odtąd rozbicie w Pakistanie jest niemożliwe, chyba że to kraj zmiany reżimu, a USA nie mogą zagrać wydarzeń „Bin Laden” i „Zawahiri”
marker-leaked-wiretapping = Podsłuchy (ujawnione)
    .text = wydarzenie „Podsłuchy” jest zablokowane do końca gry
marker-leaked-enhanced-measures = Wzmocnione metody (ujawnione)
    .text = wydarzenie „Wzmocnione metody” jest zablokowane do końca gry
marker-leaked-renditions = Tajne przekazania (ujawnione)
    .text = wydarzenie „Tajne przekazania” jest zablokowane do końca gry
marker-biometrics = Biometria
    .text = do końca tury komórki podróżują tylko do krajów przyległych, a do tych z nich, które mają dobre rządy, tylko po udanym rzucie
marker-door-of-itjihad = Wrota idżtihadu zamknięto
    .text = do końca tury każdą kartę, którą zagrywają dżihadyści, wybiera z ich ręki los; w grze jednoosobowej zamiast tego nie zagrywają wydarzeń
marker-gtmo = Guantanamo
    .text = do końca tury nie ma operacji rekrutacji, a wydarzenie „Zwolnienie więźniów” jest zablokowane
marker-oil-price-spike = Skok cen ropy
    .text = do końca tury każdy eksporter ropy ma o 1 zasób więcej za każdy „Skok cen ropy”
marker-adam-gadahn = Adam Gadahn
    .text = druga karta tej fazy akcji idzie na rekrutację w Stanach Zjednoczonych, gdzie każdy rzut 1 lub 2 przynosi komórkę; wydarzenie USA na tej karcie nie zachodzi
marker-madrassas = Madrasy
    .text = ta karta i druga karta tej fazy akcji idą na rekrutację niezależnie od funduszy, także w krajach o słabych rządach i pod rządami islamistów, gdzie nie ma komórki ani kadry

## Warunki: czego wymagają wydarzenia i od czego zależą.

condition-plot-in-muslim-country = w kraju muzułmańskim leży zamach, którego nie objęła jeszcze „Reakcja zwrotna”
condition-us-soft = nastawienie USA jest miękkie
condition-us-hard = nastawienie USA jest twarde
condition-patriot-act-in-effect = działa „Patriot Act”
condition-cells-near-troops = jest kraj z komórką, w którym lub obok którego są oddziały
condition-troops-in-iraq-or-syria = w Iraku lub Syrii są oddziały
condition-adversary-exists = jest kraj wrogi
condition-somalia-or-sudan-ruled = Somalia lub Sudan jest pod rządami islamistów
condition-plot-in-ally-or-good = w kraju sprzymierzonym lub z dobrymi rządami leży zamach
condition-cells-near-israel = w Izraelu, Jordanii lub Libanie jest komórka
condition-cells-in-muslim-country = w kraju muzułmańskim jest komórka
condition-abbas-in-effect = działa „Abbas”
condition-peace-possible = tor oddziałów nie wskazuje przeciążenia, a żaden kraj przyległy do Izraela nie jest pod rządami islamistów
condition-troops-in-iraq = w Iraku są oddziały
condition-besieged-regime-exists = jest oblężony reżim
condition-regime-change-exists = jest kraj zmiany reżimu
condition-no-vieira = nie działa „Śmierć Vieiry de Mello”
condition-jihadists-at-home = w Stanach Zjednoczonych, Wielkiej Brytanii lub Kanadzie jest komórka, kadra lub zamach
condition-wiretapping-secret = „Podsłuchów” nie ujawnił „Przeciek”
condition-back-channel-card = USA mają na ręce inną kartę o wartości równej zasobom kraju wrogiego
condition-bhutto-safe = ani Pakistan, ani przyległy do niego kraj muzułmański nie jest pod rządami islamistów
condition-bhutto-alive = nie działa „Zabójstwo Bhutto”
condition-disruption-possible = jest gdzie przeprowadzić rozbicie
condition-measures-secret = „Wzmocnionych metod” nie ujawnił „Przeciek”
condition-renditions-secret = „Tajnych przekazań” nie ujawnił „Przeciek”
condition-no-islamist-rule = żaden kraj nie jest pod rządami islamistów
condition-pakistan-good-or-fair = Pakistan ma dobre lub poprawne rządy
condition-iraq-adversary = Irak jest wrogi
condition-libya-adversary = Libia jest wroga
condition-libya-poor = Libia ma słabe rządy
condition-iraq-or-syria-ally = sojusznikiem jest Irak lub Syria
condition-no-libyan-deal = nie działa „Układ z Libią”
condition-no-gwot-penalty = nie ma kary GWOT
condition-pakistan-ally = Pakistan jest sprzymierzony
condition-fata-in-effect = działają „Terytoria plemienne”
condition-good-countries-safe = w żadnym kraju z dobrymi rządami nie ma komórki ani zamachu
condition-shia-mix-regime-change-with-cell = w szyicko-mieszanym kraju zmiany reżimu jest komórka
condition-first-card-of-phase = to pierwsza karta fazy akcji dżihadystów
condition-cell-available = przy obecnych funduszach jest dostępna komórka
condition-iraq-worse-than-good = Irak jest oznaczony i ma rządy gorsze niż dobre
condition-cell-in-regime-change = w kraju zmiany reżimu jest komórka
condition-no-moro-talks = nie działają „Rozmowy z Moro”
condition-no-anbar-awakening = nie działa „Przebudzenie w Anbarze”
condition-cell-in-pakistan = w Pakistanie jest komórka
condition-us-disrupted-lately = w tej lub poprzedniej fazie akcji USA przeprowadziły w jakimś kraju rozbicie
condition-no-gtmo-or-renditions = nie działa ani „Guantanamo”, ani „Tajne przekazania”
condition-arsenal-unguarded = w Rosji lub Azji Centralnej jest komórka, a nie działa tam „Program CTR”
condition-central-asia-unguarded = w Azji Centralnej jest komórka, a nie działa tam „Program CTR”
condition-russia-unguarded = w Rosji jest komórka, a nie działa tam „Program CTR”
condition-no-talks = nie działają „Rozmowy indyjsko-pakistańskie”
condition-cell-in-afghanistan = w Afganistanie jest komórka
condition-somalia-or-yemen-ruled = Somalia lub Jemen jest pod rządami islamistów
condition-troops-near-saudi-arabia = w Arabii Saudyjskiej lub kraju do niej przyległym są oddziały
condition-country-without-cells = jest kraj bez komórek
condition-something-to-leak = działają „Wzmocnione metody”, „Tajne przekazania” lub „Podsłuchy”
condition-cell-not-under-rule = w kraju, który nie jest pod rządami islamistów, jest komórka
condition-prestige-low-or-medium = prestiż jest niski lub umiarkowany
condition-two-unmarked-muslim = co najmniej dwa kraje muzułmańskie są nieoznaczone
condition-iraq-poor-adversary = Irak jest krajem wrogim o słabych rządach
condition-saddam-free = nie działa „Pojmanie Saddama”
condition-muslim-lately-improved = w tej lub poprzedniej fazie akcji jakiś kraj muzułmański doszedł testem lub poprawą do rządów poprawnych lub dobrych i nadal je ma
condition-both-hold-cards = obie strony mają jeszcze karty na ręce
condition-shia-mix-with-both = w kraju szyicko-mieszanym są i komórki, i oddziały
condition-no-bhutto = nie działa „Benazir Bhutto”
condition-regime-change-with-two-cells = w kraju zmiany reżimu są co najmniej 2 komórki
condition-troops-in-zarqawi-country = w Iraku, Syrii, Libanie lub Jordanii są oddziały
condition-leaders-hidden = kartę zagrywają dżihadyści albo żaden kraj nie jest pod rządami islamistów i nie działa ani „Al-Anbar”, ani „Terytoria plemienne”
condition-hambali-country = w Indonezji/Malezji lub kraju do niej przyległym jest komórka, a kraj ten jest sprzymierzony albo ma twarde nastawienie
condition-ksm-plots = kartę zagrywają dżihadyści albo w kraju sprzymierzonym lub niemuzułmańskim leży zamach
condition-central-asia-friendly = Azja Centralna jest sprzymierzona lub neutralna
condition-pakistan-poor = Pakistan ma słabe rządy
condition-nothing-found = nie mają żadnej z nich
condition-saddam-is-captured = działa „Pojmanie Saddama”
condition-china-soft = nastawienie Chin jest miękkie
condition-ctr-in-russia = w Rosji działa „Program CTR”
condition-afghanistan-ruled = Afganistan jest pod rządami islamistów
condition-afghanistan-or-pakistan-ruled = Afganistan lub Pakistan jest pod rządami islamistów
condition-chosen-has-aid = jest tam pomoc
condition-some-islamist-rule = jakiś kraj jest pod rządami islamistów
condition-saudi-arabia-ruled = Arabia Saudyjska jest pod rządami islamistów
condition-overstretched = tor oddziałów wskazuje przeciążenie
condition-at-low-intensity = tor oddziałów wskazuje małą intensywność
condition-prestige-high = prestiż jest wysoki lub bardzo wysoki
condition-yemen-not-ruled = Jemen nie jest pod rządami islamistów

## Na co rzuca się kością.

purpose-governance = rządy
purpose-posture = nastawienie
purpose-us-posture = nastawienie USA
purpose-prestige-direction = kierunek prestiżu
purpose-prestige = prestiż
purpose-war-of-ideas = wojna idei
purpose-recruit = rekrutacja
purpose-travel = podróż
purpose-jihad = dżihad
purpose-plot = zamach
purpose-plot-damage = skutki zamachu
purpose-event = wydarzenie
purpose-shia-mix = kraj z tabeli krajów szyicko-mieszanych

## Pytania do tego, kto ma odpowiedzieć.

question-draw-card = którą kartę dobierają { SIDE($side, form: "nom") }?
question-card-at-random = która karta z ręki { SIDE($side, form: "gen") } zostaje wylosowana?
question-top-card = która karta leży na wierzchu stosu { SIDE($side, form: "gen") }?
# $country: gdzie; niektóre rzuty nie dotyczą kraju.
question-die = rzut ({ PURPOSE($purpose) }{ PURPOSE($purpose, form: "key") ->
    [us-posture] { "" }
    [prestige-direction] { "" }
    [prestige] { "" }
    [shia-mix] { "" }
    [travel] { " " }{ COUNTRY($country, form: "to") }
   *[other] { " " }{ COUNTRY($country, form: "in") }
 }): ile wypada na kości?
question-where-disrupt = gdzie przeprowadzasz rozbicie? Wartość karty: { $value }.
question-which-cell-disrupted = rozbicie { COUNTRY($country, form: "in") }: na którą komórkę trafia? Pozostało: { $n }.
question-where-war-of-ideas = gdzie prowadzisz wojnę idei? Wartość karty: { $value }.
question-deploy-from = skąd zabierasz oddziały? Wartość karty: { $value }.
question-deploy-to = dokąd idą oddziały { PLACE($from, form: "from") }? Wartość karty: { $value }.
question-how-many-troops = ile oddziałów idzie { PLACE($from, form: "from") } { PLACE($to, form: "to") }?
question-where-regime-change = gdzie przeprowadzasz zmianę reżimu?
question-nato-too = ostatnie oddziały opuszczają { COUNTRY($country, form: "acc") }: czy NATO odchodzi z nimi?
question-where-withdraw = skąd wycofujesz oddziały?
question-where-jihad = gdzie prowadzisz dżihad? Pozostałe rzuty: { $n }.
question-major-or-minor = wielki czy mały dżihad { COUNTRY($country, form: "in") }? Rzuty: { $n }.
question-where-recruit = gdzie rekrutujesz? Pozostałe rzuty: { $n }.
question-which-recruits = sukcesów jest więcej niż dostępnych komórek: gdzie powstaje następna? Pozostało: { $n }.
question-travel-from = skąd wyrusza komórka? Pozostało: { $n }.
question-travel-to = dokąd podróżuje komórka { COUNTRY($country, form: "from") }? Pozostało: { $n }.
question-where-plot = gdzie przygotowujesz zamach? Pozostałe rzuty: { $n }.
question-which-plot = który zamach umieszczasz { COUNTRY($country, form: "in") }?
question-draw-plot = który zamach trafia { COUNTRY($country, form: "to") }?
question-flowchart-where = schemat dopuszcza kilka krajów: który wskazuje los?
question-which-plot-blocked = który zamach blokujesz?
question-which-operation = { CARD($card, form: "quoted") } (wartość { $value }): jaką operację przeprowadzasz?
question-select-for-cells = { CARD($card, form: "quoted") }: w którym kraju umieszczasz komórki?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-plots = { CARD($card, form: "quoted") }: w którym kraju umieszczasz zamachy?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-governance = { CARD($card, form: "quoted") }: w którym kraju zmieniają się rządy?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-alignment = { CARD($card, form: "quoted") }: którego kraju sprzyjanie się zmienia?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-removal = { CARD($card, form: "quoted") }: z którego kraju usuwasz komórki?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-aid = { CARD($card, form: "quoted") }: któremu krajowi pomagasz?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-posture = { CARD($card, form: "quoted") }: którego kraju nastawienie ustalasz?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-recruits = { CARD($card, form: "quoted") }: w którym kraju rekrutujesz?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-for-wmd = { CARD($card, form: "quoted") }: gdzie próbujesz zdobyć BMR?
question-select-for-war-of-ideas = { CARD($card, form: "quoted") }: w którym kraju rzucasz na wojnę idei?{ $n ->
    [1] { "" }
   *[other] { " " }Pozostało: { $n }.
 }
question-select-shia-mix = { CARD($card, form: "quoted") }: który kraj szyicko-mieszany wybierasz?
question-which-cell-removed = którą komórkę usuwasz { COUNTRY($country, form: "from") }? Pozostało: { $n }.
question-which-cell-lost = nieudany dżihad { COUNTRY($country, form: "in") }: którą komórkę tracisz? Pozostało: { $n }.
question-which-cell-used = której komórki używasz do rzutu { COUNTRY($country, form: "in") }? Uśpiona staje się aktywna. Pozostałe rzuty: { $n }.
question-which-cell-travels = która komórka podróżuje { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }?
question-which-event-next = { CARD($card, form: "quoted") }: które wydarzenie zachodzi następne?
question-which-posture = jakie będzie nastawienie { COUNTRY($country, form: "gen") }?
question-second-card = ponowna ocena kartą { CARD($card, form: "quoted") }: którą drugą kartę o wartości 3 dokładasz?
question-what-first = ponowna ocena: co dzieje się najpierw?
question-how-to-play = { CARD($card, form: "quoted") } (wartość { $value }): jak zagrywasz tę kartę?
question-which-plot-turned = { CARD($card, form: "quoted") }: który zamach w kraju muzułmańskim ma się obrócić przeciw dżihadystom?
question-which-plot-found = { CARD($card, form: "quoted") }: który zamach odkrywasz i blokujesz?
question-extra-card = { CARD($card, form: "quoted") }: czy zagrywasz od razu jeszcze jedną kartę?
question-order-stack = która karta leży następna, licząc od wierzchu, w stosie { SIDE($side, form: "gen") }?
question-back-channel-discard = { CARD($card, form: "quoted") }: którą kartę odrzucasz, aby pozyskać kraj wrogi o zasobach równych jej wartości?
question-back-channel-country = { CARD($card, form: "quoted") }: który kraj wrogi o zasobach { $value } staje się neutralny?
question-change-now = { CARD($card, form: "quoted") }: zmiana reżimu { COUNTRY($country, form: "in") } od razu czy dopiero później?
question-dearest-card = { CARD($card, form: "quoted") }: którą ze swoich najwyższych kart odrzucasz?
question-ex-kgb-choice = { CARD($card, form: "quoted") }: Kaukaz czy Azja Centralna?
question-leak-which = { CARD($card, form: "quoted") }: które wydarzenie wychodzi na jaw?
question-fatwa-card = którą losową kartę oddają { SIDE($side, form: "nom") }?
question-discard-one = { CARD($card, form: "quoted") }: którą kartę odrzucasz?
question-where-cell-removed = { CARD($card, form: "quoted") }: z którego kraju usuwasz komórkę?
question-which-card-back = { CARD($card, form: "quoted") }: którą kartę bierzesz na rękę?
question-which-plot-next = który zamach rozstrzygasz jako następny?
question-which-schengen = zamach { COUNTRY($country, form: "in") } odbija się echem w strefie Schengen: na nastawienie którego kraju się rzuca? Pozostało: { $n }.
question-posture-again = po zamachu z BMR nastawienie { COUNTRY($country, form: "gen") } jest { POSTURE($posture, form: "as") }: czy rzut ma zostać powtórzony?
question-play-card = faza akcji, { $phase_card ->
    [1] pierwsza
   *[other] druga
 } karta: co zagrywasz?
question-which-cadre = którą kadrę usuwasz?
question-where-first-cell = rozstawienie: gdzie umieszczasz komórkę? Pozostało: { $n }.
question-mark-country = rozstawienie: który nieoznaczony kraj oznaczają { SIDE($side, form: "nom") }?
question-mark-how = rozstawienie: jak oznaczasz { COUNTRY($country, form: "acc") }?

## Dziennik: co się stało.

note-won-by-good-resources = kraje muzułmańskie o dobrych rządach mają razem { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
 }: USA wygrywają grę.
note-won-by-governance = dobre lub poprawne rządy { $n ->
    [one] ma { $n } kraj muzułmański
    [few] mają { $n } kraje muzułmańskie
   *[many] ma { $n } krajów muzułmańskich
 }: USA wygrywają grę.
note-won-by-no-cells = w żadnym kraju nie ma już komórki: USA wygrywają grę.
note-won-by-caliphate = kraje pod rządami islamistów mają razem { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
 }: dżihadyści wygrywają grę.
note-won-by-disgrace = prestiż wynosi 1, a { $n ->
    [one] { $n } kraj muzułmański ma
    [few] { $n } kraje muzułmańskie mają
   *[many] { $n } krajów muzułmańskich ma
 } rządy słabe lub rządy islamistów: dżihadyści wygrywają grę.
note-won-by-wmd = w Stanach Zjednoczonych dochodzi do zamachu z BMR: dżihadyści wygrywają grę.
note-won-by-spike = „Skok cen ropy” spełnia naraz cele obu stron; wygrywa ta, która go zagrała: { SIDE($side, form: "nom") }.
note-won-at-end = karty się skończyły. Zasoby pod dobrymi rządami: { $good }, pod rządami islamistów: { $islamist }. Grę wygrywają { SIDE($side, form: "nom") }.
note-lost-alone = karty się skończyły. Zasobów pod dobrymi rządami jest { $good }, a w grze tej długości potrzeba co najmniej { $needed }: grę wygrywają dżihadyści.
note-card-drawn = { SIDE($side, form: "nom") } dobierają kartę { CARD($card, form: "quoted") }.
note-drawn-together = { SIDE($side, form: "nom") } dobierają karty: { CARDS($cards) }.
note-cards-drawn = { SIDE($side, form: "nom") } dobierają { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }.
note-reshuffled = karty odrzucone ({ $n }) stają się nową talią, { $deck_number }. z { $of }.
note-card-discarded = karta { CARD($card, form: "quoted") } zostaje odrzucona.
note-card-discarded-by = { SIDE($side, form: "nom") } odrzucają kartę { CARD($card, form: "quoted") }.
note-card-removed = karta { CARD($card, form: "quoted") } zostaje usunięta z gry.
note-card-taken = { SIDE($side, form: "nom") } biorą na rękę kartę { CARD($card, form: "quoted") }.
note-hand-shown = { SIDE($side, form: "nom") } { COUNT($cards) ->
    [0] nie mają kart do pokazania
    [one] pokazują kartę: { CARDS($cards) }
   *[other] pokazują karty: { CARDS($cards) }
 }.
note-prestige-changed = prestiż { SIGN($change) ->
    [minus] spada
   *[other] rośnie
 } o { ABS($change) }, do { $prestige }.
note-funding-changed = fundusze { SIGN($change) ->
    [minus] spadają
   *[other] rosną
 } o { ABS($change) }, do { $funding }.
# $penalty to 1, gdy kara GWOT obniża kość kierunku.
note-prestige-rolled = rzut na prestiż: kość kierunku { $die }{ $penalty ->
    [0] { "" }
   *[other] { " " }(−1 za karę GWOT)
 }, potem { $first_die } i { $second_die }: prestiż ma { SIGN($change) ->
    [minus] spaść
   *[other] wzrosnąć
 } o { ABS($change) }.
note-us-posture-rolled = rzut na nastawienie USA: { $die } + 1, a więc { POSTURE($posture, form: "as") }.
note-posture-changed = nastawienie { COUNTRY($country, form: "key") ->
    [united-states] USA
   *[other] { COUNTRY($country, form: "gen") }
 } jest teraz { POSTURE($posture, form: "as") }.
note-plot-placed = dżihadyści umieszczają zamach { COUNTRY($country, form: "in") }.
note-plot-placed-openly = dżihadyści umieszczają { COUNTRY($country, form: "in") } odkryty { PLOT($plot, form: "acc") }.
note-plot-hidden = { COUNTRY($country, form: "in") } leży teraz zakryty { PLOT($plot, form: "nom") }.
note-plot-blocked = USA odkrywają i blokują { COUNTRY($country, form: "in") } { PLOT($plot, form: "acc") }.
note-wmd-available = do dostępnych zamachów { $n ->
    [one] dołącza { $n } zamach z BMR
    [few] dołączają { $n } zamachy z BMR
   *[many] dołącza { $n } zamachów z BMR
 }.
note-abu-sayyaf-strikes = „Abu Sayyaf”: oddziałów { COUNTRY($country, form: "in") } nie jest więcej niż komórek, więc zamach kosztuje USA prestiż.
note-governance-changed = { COUNTRY($country) }: { GOVERNANCE($governance, form: "key") ->
    [islamist-rule] władzę przejmują islamiści
   *[other] rządy są teraz { GOVERNANCE($governance, form: "as") }
 }{ $governance_before ->
    [0] { "" }
   *[other] { " " }(przedtem: { GOVERNANCE($governance_before, form: "as") })
 }.
note-alignment-changed = { COUNTRY($country, form: "key") ->
    [gulf-states] { COUNTRY($country) } są teraz { ALIGNMENT($alignment, form: "many") }
   *[other] { COUNTRY($country) }: kraj jest teraz { ALIGNMENT($alignment, form: "as") }
 }.
note-country-tested = { COUNTRY($country) }, rzut na rządy: wypada { $die }, rządy są { GOVERNANCE($governance, form: "as") }, a sprzyjanie neutralne.
note-posture-tested = { COUNTRY($country) }, test: wypada { $die }, a więc nastawienie jest { POSTURE($posture, form: "as") }.
note-scenario-cells = według scenariusza na początku pojawiają się dodatkowe komórki ({ $n }): każda w innym kraju, żadna w Stanach Zjednoczonych.
note-governance-rolled = { COUNTRY($country) }, rzut na rządy: wypada { $die }, rządy są { GOVERNANCE($governance, form: "as") }.
note-posture-rolled = { COUNTRY($country) }, rzut na nastawienie: wypada { $die }, a więc { POSTURE($posture, form: "as") }.
note-islamist-revolution = rewolucja islamska { COUNTRY($country, form: "in") }: zasoby kraju ({ $n }) zasilają dżihadystów.
note-regime-change-ends = { COUNTRY($country) }: nie jest to już kraj zmiany reżimu.
note-aid-placed = { COUNTRY($country, form: "in") } pojawia się znacznik pomocy (razem: { $n }).
note-aid-removed = { COUNTRY($country, form: "in") } { $n ->
    [one] przepada { $n } znacznik pomocy
    [few] przepadają { $n } znaczniki pomocy
   *[many] przepada { $n } znaczników pomocy
 }.
note-besieged = { COUNTRY($country, form: "in") } reżim jest odtąd oblężony.
note-no-longer-besieged = { COUNTRY($country, form: "in") } reżim nie jest już oblężony.
note-cells-placed = dżihadyści umieszczają { COUNTRY($country, form: "in") } { $n } { $n ->
    [one] komórkę
    [few] komórki
   *[many] komórek
 }.
note-no-cells-left = na torze funduszy nie ma już komórek, więc { COUNTRY($country, form: "in") } żadna nie powstaje.
note-cell-removed = { LABEL($label, form: "key") ->
    [sadr] Sadr znika { COUNTRY($country, form: "from") } i z gry
    [active-cell] aktywna komórka wraca { COUNTRY($country, form: "from") } na tor funduszy
   *[other] uśpiona komórka wraca { COUNTRY($country, form: "from") } na tor funduszy
 }.
note-cell-exposed = { COUNTRY($country, form: "in") } { $n ->
    [one] { $n } uśpiona komórka staje się aktywna
    [few] { $n } uśpione komórki stają się aktywne
   *[many] { $n } uśpionych komórek staje się aktywnych
 }.
note-cell-moved = { LABEL($label, form: "key") ->
    [active-cell] aktywna komórka
   *[other] uśpiona komórka
 } przenosi się { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }.
note-cell-hides = komórka { COUNTRY($country, form: "in") } schodzi do podziemia.
note-cell-stays = uśpiona komórka { COUNTRY($country, form: "in") } zostaje na miejscu.
note-cadre-placed = { COUNTRY($country, form: "in") } jest odtąd kadra.
note-cadre-removed = { COUNTRY($country, form: "from") } znika kadra.
note-troops-moved = { $n } { $n ->
    [one] oddział idzie
    [few] oddziały idą
   *[many] oddziałów idzie
 } { PLACE($from, form: "from") } { PLACE($to, form: "to") }.
note-nato-leaves = NATO opuszcza { COUNTRY($country, form: "acc") }.
note-disrupted = USA przeprowadzają rozbicie { COUNTRY($country, form: "in") }.
note-war-of-ideas-rolled = wojna idei { COUNTRY($country, form: "in") }: { $die } { SIGN($modifier) ->
    [minus] −
   *[other] +
 } { ABS($modifier) } = { FIGURE($total) }, { REACHES($total, 5) ->
    [yes] sukces
   *[no] { $total ->
        [4] do sukcesu brakuje jednego oczka
       *[other] niepowodzenie
     }
 }.
note-war-of-ideas-fails = wojna idei { COUNTRY($country, form: "in") } spełza na niczym: rządy są { GOVERNANCE($governance, form: "as") }, więc potrzeba karty o wartości { $governance }, a ta ma { $value }.
note-posture-matches = nastawienie USA i { COUNTRY($country, form: "gen") } jest zgodne: { POSTURE($posture, form: "as") }.
note-regime-changed = zmiana reżimu { COUNTRY($country, form: "in") }: wypada { $die }, nowe rządy są { GOVERNANCE($governance, form: "as") }.
note-withdrawn = USA wycofują się { COUNTRY($country, form: "from") }.
note-jihad-declared = dżihadyści zapowiadają { COUNTRY($country, form: "in") } { LABEL($label, form: "key") ->
    [major-jihad] wielki dżihad
   *[other] mały dżihad
 }: { $n } { $n ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
 }.
note-jihad-rolled = dżihad { COUNTRY($country, form: "in") }: wypada { $die }, potrzeba najwyżej { $needed }, { REACHES($needed, $die) ->
    [yes] sukces
   *[no] niepowodzenie
 }.
note-major-jihad-fails = wielki dżihad { COUNTRY($country, form: "in") } się nie udaje.
note-recruit-rolled = rekrutacja { COUNTRY($country, form: "in") }: wypada { $die }, potrzeba najwyżej { $needed }, { REACHES($needed, $die) ->
    [yes] sukces
   *[no] niepowodzenie
 }.
note-recruited-surely = rekrutacja { COUNTRY($country, form: "in") } udaje się bez rzutu.
note-travel-rolled = podróż { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }: wypada { $die }, potrzeba najwyżej { $needed }, { REACHES($needed, $die) ->
    [yes] komórka dociera na miejsce
   *[no] komórka wpada
 }.
note-plot-rolled = zamach { COUNTRY($country, form: "in") }: wypada { $die }, potrzeba najwyżej { $needed }, { REACHES($needed, $die) ->
    [yes] sukces
   *[no] niepowodzenie
 }.
note-no-plot-available = nie ma dostępnego zamachu, który można by umieścić { COUNTRY($country, form: "in") }.
note-operation-begins = { LABEL($label, form: "key") ->
    [war-of-ideas] USA prowadzą wojnę idei
    [deploy] USA rozmieszczają oddziały
    [regime-change] USA podejmują zmianę reżimu
    [withdraw] USA wycofują oddziały
    [disrupt] USA przystępują do rozbicia
    [alert] USA ogłaszają alert
    [recruit] dżihadyści rekrutują
    [travel] dżihadyści podróżują
    [jihad] dżihadyści prowadzą dżihad
   *[plot] dżihadyści przygotowują zamach
 } (wartość { $value }).
note-reserves-added = { SIDE($side, form: "nom") } dodają rezerwy ({ $n }): wartość wynosi teraz { $value }.
note-selected = { SIDE($side, form: "nom") } wybierają { COUNTRY($country, form: "acc") }.
note-marker-placed = odtąd działa wydarzenie „{ MARKER($marker) }”.
note-marker-removed = wydarzenie „{ MARKER($marker) }” przestaje działać.
note-event-rolled = rzut { COUNTRY($country, form: "in") }: wypada { $die }, potrzeba co najmniej { $needed }, { REACHES($die, $needed) ->
    [yes] sukces
   *[no] niepowodzenie
 }.
note-event-rolled-against = rzut { COUNTRY($country, form: "in") }: wypada { $die }, potrzeba najwyżej { $needed }, { REACHES($needed, $die) ->
    [yes] sukces
   *[no] niepowodzenie
 }.
note-event-occurs = zachodzi wydarzenie { CARD($card, form: "quoted") }, rozgrywają je { SIDE($side, form: "nom") }.
note-event-cannot-occur = wydarzenie { CARD($card, form: "quoted") } nie może zajść: jest to możliwe, tylko jeśli { CONDITION($condition) }.
note-card-lapses-later = karta { CARD($card, form: "quoted") } zostaje do końca tury na polu wydarzeń krótkotrwałych.
note-first-plot-card = karta { CARD($card, form: "quoted") } zostaje do końca tury na polu pierwszego zamachu.
note-reassessed = ponowna ocena: nastawienie USA jest teraz { POSTURE($posture, form: "as") }.
note-card-played = { SIDE($side, form: "nom") } zagrywają kartę { CARD($card, form: "quoted") } { LABEL($label, form: "key") ->
    [play-event] jako wydarzenie
    [their-event-first] na operacje, ale najpierw zachodzi jej wydarzenie
    [reserves] na rezerwy
    [reassessment] na ponowną ocenę
    [do-nothing] bez pożytku
   *[other] na operacje (wartość { $value })
 }.
note-reserves-grow = rezerwy { SIDE($side, form: "gen") } wynoszą teraz { $n }.
note-event-ignored = to pierwszy zamach w tej turze: wydarzenie { CARD($card, form: "quoted") } nie zachodzi.
note-plot-turned = „Reakcja zwrotna” obejmuje zamach { COUNTRY($country, form: "in") }: jeśli nikt go nie zablokuje, fundusze spadną, zamiast rosnąć.
note-card-lost = { SIDE($side, form: "nom") } tracą losową kartę na rzecz przeciwnika.
note-nato-arrives = NATO wkracza { COUNTRY($country, form: "to") }.
note-sadr-appears = { COUNTRY($country, form: "in") } chwyta za broń Muktada as-Sadr.
note-marker-leaked = wydarzenie „{ MARKER($marker) }” wychodzi na jaw i jest zablokowane do końca gry.
note-cards-exchanged = strony oddają sobie nawzajem po jednej losowej karcie.
note-card-back = { SIDE($side, form: "nom") } biorą z powrotem kartę { CARD($card, form: "quoted") }.
note-oil-rises = ropa drożeje: do końca tury każdy eksporter ma o { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
 } więcej.
note-plot-resolved = { COUNTRY($country, form: "in") } rozstrzyga się { PLOT($plot, form: "nom") }.
note-backlash-strikes = „Reakcja zwrotna”: zamach { COUNTRY($country, form: "in") } zraża do dżihadystów ich darczyńców.
note-posture-in-question = po zamachu rzuca się na nastawienie { COUNTRY($country, form: "gen") }.
note-posture-in-question-too = po zamachu { COUNTRY($struck, form: "in") } rzuca się też na nastawienie innego kraju strefy Schengen: { COUNTRY($country) }.
note-us-in-question = po zamachu w Stanach Zjednoczonych rzuca się na nastawienie USA i na zmianę ich prestiżu.
note-posture-rolled-again = dżihadyści każą ponowić rzut na nastawienie { COUNTRY($country, form: "gen") }.
note-plot-damage-rolled = zamach wstrząsa rządem { COUNTRY($country, form: "in") }: wypada { $die }, potrzeba najwyżej { $needed }, { REACHES($needed, $die) ->
    [yes] rządy ponoszą szkodę
   *[no] rządy się opierają
 }.
note-marker-ended = wydarzenie „{ MARKER($marker) }” dobiega końca.
note-card-turned = z wierzchu stosu { SIDE($side, form: "gen") } odkryta zostaje karta { CARD($card, form: "quoted") }.
note-turn-begins = zaczyna się tura { $turn }.
note-phase-begins = faza akcji { SIDE($side, form: "gen") }.
note-no-cards = faza akcji { SIDE($side, form: "gen") }: strona nie ma już kart.
note-card-held = { SIDE($side, form: "nom") } zatrzymują ostatnią kartę.
note-plots-unblocked = { $n ->
    [one] nikt nie zablokował { $n } zamachu: zostaje rozstrzygnięty
   *[other] nikt nie zablokował { $n } zamachów: zostają rozstrzygnięte
 }.
note-regime-change-settles = { COUNTRY($country, form: "in") } zmiana reżimu nie jest już świeża: jej znacznik obraca się na brązową stronę.
note-event-lapses = mija wydarzenie krótkotrwałe „{ MARKER($marker) }”.
note-reserves-lost = rezerwy { SIDE($side, form: "gen") } ({ $n }) przepadają.
note-turn-ends = kończy się tura { $turn }.
note-pirates-pay = „Piraci”: fundusze nie spadają.
note-caliphate-shames = kraj pod rządami islamistów kosztuje USA prestiż.
note-world-united = świat w pełni podziela nastawienie USA, co przynosi im prestiż.
note-itjihad-closes = „Wrota idżtihadu zamknięto”: kartę dżihadystów wybiera los.

note-card-shown = { SIDE($side, form: "nom") } pokazują kartę { CARD($card, form: "quoted") }.

## Schemat gry jednoosobowej: który wiersz zdecydował i dlaczego.

note-flowchart-event-by-itself = 6.3.1: wydarzenie { CARD($card, form: "quoted") } zachodzi samo z siebie.
note-flowchart-event-played = 9.4.1: wydarzenie { CARD($card, form: "quoted") } jest możliwe do zagrania i nie jest wydarzeniem USA, więc zachodzi.
note-flowchart-no-cells-for-event = 9.4.1: wydarzenie { CARD($card, form: "quoted") } umieszcza komórki, a na torze funduszy nie ma żadnej, więc wartość karty idzie na radykalizację.
note-flowchart-no-place-for-plot = 9.4.2.1: { $n ->
    [0] nie ma kraju, w którym wydarzenie { CARD($card, form: "quoted") } mogłoby umieścić zamach
   *[other] fundusze wynoszą 9, a żaden kraj, w którym wydarzenie { CARD($card, form: "quoted") } mogłoby umieścić zamach, nie pasuje do wierszy od 1 do 4 z 9.4.2.2
 }, więc wartość karty idzie na radykalizację.
note-flowchart-nothing-to-take-back = 9.6: wśród kart odrzuconych nie ma karty dżihadystów, więc kartę { CARD($card, form: "quoted") } zagrywają tylko na operacje.
note-flowchart-events-closed = 6.2.7: działa wydarzenie „Wrota idżtihadu zamknięto”, więc wydarzenie { CARD($card, form: "quoted") } nie zachodzi i karta idzie na operacje.
note-flowchart-us-event-means-plot = 9.4.1: { CARD($card, form: "quoted") } to wydarzenie USA, które dałoby się zagrać, więc dżihadyści używają karty do zamachu.
note-flowchart-event-not-playable = 9.4.1: wydarzenie { CARD($card, form: "quoted") } można zagrać, tylko jeśli { CONDITION($condition) }; teraz tak nie jest, więc karta idzie na operacje.
note-flowchart-second-card-recruits = 9.4.2.1: pierwsza karta tej fazy akcji przesądza o drugiej, więc karta { CARD($card, form: "quoted") } idzie na rekrutację.
note-flowchart-second-card-barred = 9.4.2.1: druga karta tej fazy akcji, { CARD($card, form: "quoted") }, musi iść na rekrutację, a żadnej komórki nie można zrekrutować, więc jej PO przepadają.
note-flowchart-operations-too = 9.4.1: po wydarzeniu nieskojarzonym kartę { CARD($card, form: "quoted") } zagrywa się jeszcze na operacje.
note-flowchart-major-jihad-possible = 9.4.1: możliwy jest wielki dżihad, który może doprowadzić do rządów islamistów, więc dżihadyści go zapowiadają.
note-flowchart-minor-jihad-possible = 9.4.1: wielki dżihad nigdzie nie może doprowadzić do rządów islamistów, ale w kraju z dobrymi lub poprawnymi rządami są komórki zdolne do dżihadu, więc dżihadyści prowadzą mały dżihad.
note-flowchart-cells-available = 9.4.1: wielki dżihad nigdzie nie może doprowadzić do rządów islamistów, w krajach z dobrymi lub poprawnymi rządami dżihad nie jest możliwy, a są dostępne komórki, więc dżihadyści rekrutują.
note-flowchart-nothing-but-travel = 9.4.1: wielki dżihad nigdzie nie może doprowadzić do rządów islamistów, w krajach z dobrymi lub poprawnymi rządami dżihad nie jest możliwy, a { $gtmo ->
    [0] dostępnych komórek nie ma
   *[other] rekrutacji zabrania „Guantanamo”
 }, więc komórki podróżują.
note-flowchart-pakistan-first = 9.4.2: pasujących krajów jest { $n }, a { COUNTRY($country) } ma pierwszeństwo przed wszystkimi innymi.
note-flowchart-aid-first = 9.4.2: spośród pasujących krajów ({ $n }) pierwsze są te z pomocą; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-siege-first = 9.4.2: spośród pasujących krajów ({ $n }) pierwsze są te z oblężonym reżimem; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-resources-first = 9.4.2: spośród pasujących krajów ({ $n }) pierwsze są te o największych zasobach; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-forces-first = 9.4.2: spośród pasujących krajów ({ $n }) pierwsze są te z największą sumą oddziałów i komórek; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-fair-first = 9.4.2: spośród pasujących krajów ({ $n }) pierwsze są te z poprawnymi rządami, potem z dobrymi, potem ze słabymi; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-good-first = 9.4.2: spośród pasujących krajów ({ $n }) dla zamachu z wydarzenia pierwsze są te z dobrymi rządami, potem z poprawnymi, potem ze słabymi; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-active-first = 9.4.2: spośród pasujących krajów ({ $n }) pierwsze są te z aktywną komórką, która jeszcze nie podróżuje; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-active-or-sadr-first = 9.4.2: spośród pasujących krajów ({ $n }) pierwsze są te z aktywną komórką, która jeszcze nie podróżuje, oraz ten z Sadrem, który liczy się jako taka komórka, choć zostaje na miejscu; { $left ->
    [1] jest taki jeden: { COUNTRY($country) }
   *[other] takich krajów jest { $left }
 }.
note-flowchart-other-destinations-last = 9.4.2: spośród pasujących krajów ({ $n }) ostatnie są te, do których według tej karty podróżują inne komórki; { $left ->
    [1] zostaje jeden: { COUNTRY($country) }
   *[other] zostaje krajów: { $left }
 }.
note-flowchart-plot-in-us = 9.4.2.2, wiersz 1: { COUNTRY($country, form: "in") } jest komórka, a zamach tam ma pierwszeństwo przed każdym innym, więc przygotowują go tam.
note-flowchart-plot-in-philippines = 9.4.2.2, wiersz 2: prestiż jest wyższy niż niski, działa „Abu Sayyaf”, a komórek { COUNTRY($country, form: "in") } jest co najmniej tyle, ile oddziałów, więc zamach przygotowują tam.
note-flowchart-plot-by-troops = 9.4.2.2, wiersz 2: prestiż jest wyższy niż niski, a { COUNTRY($country, form: "in") } są oddziały, więc zamach przygotowują tam.
note-flowchart-plot-by-posture = 9.4.2.2, wiersz 3: nie ma kary GWOT, a nastawienie { COUNTRY($country, form: "gen") } jest takie jak nastawienie USA, więc zamach przygotowują tam.
note-flowchart-plot-by-aid = 9.4.2.2, wiersz 4: { COUNTRY($country, form: "in") } jest pomoc, więc zamach przygotowują tam.
note-flowchart-plot-for-funds = 9.4.2.2, wiersz 5: fundusze są niższe niż 9, więc zamach przygotowują { COUNTRY($country, form: "in") }, w kraju niemuzułmańskim.
note-flowchart-plot-for-funds-at-home = 9.4.2.2, wiersz 5: fundusze są niższe niż 9, a do wyboru nie ma już kraju niemuzułmańskiego, więc zamach przygotowują { COUNTRY($country, form: "in") }.
note-flowchart-plot-anywhere = 9.4.2.1: fundusze wynoszą 9, a żaden z krajów nie pasuje do wierszy od 1 do 4 z 9.4.2.2; dżihadyści nie mają tu własnej karty na radykalizację, więc decyduje los: { COUNTRY($country) }.
note-flowchart-no-cell-to-plot = 9.4.2.2, wiersz 6: poza krajami pod rządami islamistów, gdzie zamachów nie przygotowują, nie ma już komórki bez rzutu, więc reszta PO idzie na radykalizację ({ $n }).
note-flowchart-nothing-to-plot-for = 9.4.2.2, wiersz 6: fundusze wynoszą 9, a do wierszy od 1 do 4 nie pasuje żaden kraj, w którym zostały komórki, więc reszta PO idzie na radykalizację ({ $n }).
note-flowchart-major-jihad-where = 9.4.2.3: { COUNTRY($country, form: "in") } komórek jest co najmniej o { $surplus ->
    [3] trzy
   *[5] pięć
 } więcej niż oddziałów, a wartość karty wystarcza do rządów islamistów, więc wielki dżihad prowadzą tam.
note-flowchart-minor-jihad-good = 9.4.2.4: { COUNTRY($country, form: "in") }, bo kraje z dobrymi rządami są pierwsze.
note-flowchart-minor-jihad-fair = 9.4.2.4: { COUNTRY($country, form: "in") }, bo do wyboru nie ma już kraju z dobrymi rządami, a następne są kraje z poprawnymi.
note-flowchart-change-poor = 9.4.2.4: { COUNTRY($country, form: "in") }, bo do wyboru nie ma kraju z dobrymi ani poprawnymi rządami, a następne są kraje ze słabymi.
note-flowchart-no-cell-for-jihad = 9.4.2.4: żadna inna komórka nie może prowadzić dżihadu w kraju z dobrymi lub poprawnymi rządami, więc reszta PO idzie na radykalizację ({ $n }).
note-flowchart-change-anywhere = 9.4.2.4: do wyboru nie ma kraju z dobrymi ani poprawnymi rządami, więc decyduje los: { COUNTRY($country) }.
note-flowchart-recruit-at-regime-change = 9.4.2.5, wiersz 1: { COUNTRY($country, form: "in") }, kraju zmiany reżimu, oddziałów jest co najmniej o pięć więcej niż komórek, więc rekrutują tam.
note-flowchart-recruit-under-rule = 9.4.2.5, wiersz 2: { COUNTRY($country, form: "in") }, pod rządami islamistów, komórek jest mniej niż podwojona wartość karty, więc rekrutują tam.
note-flowchart-recruit-where-easiest = 9.4.2.5, wiersz 3: do wcześniejszych wierszy nie pasuje żaden kraj, a w innych rekrutacja nigdzie nie jest łatwiejsza niż { COUNTRY($country, form: "in") }, więc rekrutują tam.
note-flowchart-nowhere-to-recruit = 9.4.2.5: w żadnym kraju zmiany reżimu oddziałów nie jest o pięć więcej niż komórek, pod rządami islamistów komórek nigdzie nie jest mniej niż podwojona wartość karty, a w innych krajach nie ma komórek ani kadr, więc reszta PO idzie na radykalizację ({ $n }).
note-flowchart-recruits-run-out = 9.4.2.5: nie ma już dostępnych komórek, więc reszta PO idzie na radykalizację ({ $n }).
note-flowchart-travel-to-trouble = 9.4.2.6, wiersz 1: { COUNTRY($country, form: "in") } jest { $regime_change ->
    [0] { $besieged ->
        [0] pomoc
       *[other] oblężony reżim
     }
   *[other] zmiana reżimu
 }, więc komórka ma iść tam.
note-flowchart-travel-for-major-jihad = 9.4.2.6, wiersz 2: { COUNTRY($country, form: "in") } rządy są słabe i do wielkiego dżihadu brakuje najwyżej dwóch komórek, więc komórka ma iść tam.
note-flowchart-travel-next-door = 9.4.2.6, wiersz 3: { COUNTRY($country, form: "in") } rządy są dobre lub poprawne, a tuż obok jest komórka, więc komórka ma iść tam.
note-flowchart-travel-for-posture = 9.4.2.6, wiersz 4: nastawienie USA jest { POSTURE($posture, form: "as") }, a nastawienie { COUNTRY($country, form: "gen") } { POSTURE($posture, form: "key") ->
    [hard] jeszcze nieoznaczone
   *[other] takie samo
 }, więc komórka ma iść tam.
note-flowchart-travel-anywhere = 9.4.2.6, wiersz 5: wcześniejsze wiersze są już użyte albo nie pasują do żadnego kraju, więc cel wskazuje los: { COUNTRY($country) }.
note-flowchart-travel-out-of-reach = 9.4.2.6: działa „Biometria”, a do celu ({ COUNTRY($country) }) nie przylega żadna komórka, więc ten PO idzie na radykalizację.
note-flowchart-travel-barred = 9.4.2.6: „Biometria” nie zostawia komórkom drogi, więc reszta PO idzie na radykalizację ({ $n }).
note-flowchart-no-cell-to-travel = 9.4.2.6: nie ma już komórki, która mogłaby podróżować, więc reszta PO idzie na radykalizację ({ $n }).
note-flowchart-from-caliphate = 9.4.2.6.1, wiersz 1: { COUNTRY($country, form: "in") }, pod rządami islamistów, komórek jest więcej, niż wynosi wartość karty, więc jedna wyrusza stamtąd.
note-flowchart-from-regime-change = 9.4.2.6.1, wiersz 2: { COUNTRY($country, form: "in") }, kraju zmiany reżimu, komórek jest więcej niż oddziałów, więc jedna wyrusza stamtąd.
note-flowchart-from-next-door = 9.4.2.6.1, wiersz 3: komórka wyrusza z kraju przyległego do celu, { COUNTRY($country, form: "from") }.
note-flowchart-from-anywhere = 9.4.2.6.1, wiersz 4: inne wiersze nie pasują, więc może to być każdy kraj z komórką; komórka wyrusza { COUNTRY($country, form: "from") }.
note-flowchart-from-destination = 9.4.2.6.1, wiersz 4: inne wiersze nie pasują, a z daleka nie wpuszcza nikogo „Biometria”, więc podróżuje komórka, która już jest { COUNTRY($country, form: "in") }.
note-flowchart-last-cell-stays = 9.4.2.6.1: ostatnia komórka { COUNTRY($country, form: "in") }, { $regime_change ->
    [0] pod rządami islamistów
   *[other] po zmianie reżimu
 }, nie opuszcza kraju.
note-flowchart-journey = 9.4.2.6.2: komórka ma więc podróżować { COUNTRY($country, form: "from") } { COUNTRY($to, form: "to") }.
note-flowchart-journey-within = 9.4.2.6.2: komórka ma więc podróżować wewnątrz kraju, { COUNTRY($country, form: "in") }.
note-flowchart-to-the-us = 9.4.2.1: „Agenci bez kartoteki” wysyłają komórkę { COUNTRY($country, form: "to") }.
note-flowchart-to-schengen-at-random = 9.4.2.1: nastawienie USA jest { POSTURE($posture, form: "as") }, a { POSTURE($posture, form: "key") ->
    [hard] nastawienie każdego kraju strefy Schengen jest już oznaczone
   *[other] żaden kraj strefy Schengen nie ma takiego
 }, więc do wiersza 4 z 9.4.2.6 nie pasuje żaden i los wskazuje cel: { COUNTRY($country) }.
note-flowchart-radical-cell = 9.4.3, wiersz 1: na torze funduszy jest komórka, więc trafia do losowego kraju: { COUNTRY($country) }.
note-flowchart-no-radical-cell = 9.4.3, wiersz 1 odpada: na torze funduszy nie ma komórek.
note-flowchart-radical-travel = 9.4.3, wiersz 2: na mapie jest komórka, więc jedna podróżuje bez rzutu.
note-flowchart-radical-plot = 9.4.3, wiersz 3: fundusze są niższe niż 9, więc bez rzutu powstaje zamach w losowym kraju z komórką, który nie jest pod rządami islamistów: { COUNTRY($country) }.
note-flowchart-no-radical-funds = 9.4.3, wiersz 3 odpada: fundusze wynoszą 9.
note-flowchart-no-radical-plot = 9.4.3, wiersz 3 odpada: nie ma dostępnych znaczników zamachów.
note-flowchart-no-radical-ground = 9.4.3, wiersz 3 odpada: wszystkie komórki są w krajach pod rządami islamistów.
note-flowchart-radical-worsening = 9.4.3, wiersz 4: pogarszają się rządy w losowym kraju muzułmańskim z dobrymi lub poprawnymi: { COUNTRY($country) }.
note-flowchart-nothing-to-radicalize = 9.4.3: nie ma już kraju muzułmańskiego z dobrymi lub poprawnymi rządami, więc PO przepadają ({ $n }).
note-flowchart-by-shia-mix-roll = 9.5: w tabeli krajów szyicko-mieszanych wypada { $first_die } + { $second_die } + { $third_die }: { COUNTRY($country) }.
note-flowchart-plot-at-random = 9.5: nic nie mówi, który zamach rozstrzygnąć najpierw, więc wskazuje go los.
note-flowchart-nearest = 9.5.1: szuka się najbliższego pasującego kraju, najpierw z dobrymi rządami, potem z poprawnymi, potem dowolnego: { COUNTRY($country) }.
note-flowchart-random-country = 9.5: równorzędnych krajów jest { $n }, więc decyduje los: { COUNTRY($country) }.
note-flowchart-ex-kgb-sways = 9.6: { LABEL($label, form: "key") ->
    [sway-caucasus] zmiana nastawienia Kaukazu przesunie nastawienie światowe, więc dżihadyści wybierają Kaukaz
   *[other] zmiana nastawienia Kaukazu nie przesunie nastawienia światowego, więc dżihadyści wybierają Azję Centralną
 }.
note-flowchart-event-at-random = 9.5: nic nie mówi, które wydarzenie zachodzi najpierw, więc wskazuje je los: { CARD($card, form: "quoted") }.
note-flowchart-leak-at-random = 9.6: los wskazuje wydarzenie, które wychodzi na jaw: „{ MARKER($marker) }”.
note-flowchart-dearest-back = 9.6: spośród odrzuconych kart dżihadystów o najwyższej wartości na wierzch stosu trafia { CARD($card, form: "quoted") }; między równymi decyduje los.
note-radicalization = radykalizacja: { $n } PO, { $n ->
    [one] którego
   *[other] których
 } nie da się użyć inaczej.

## Powody: dlaczego czegoś nie ma wśród opcji.

reason-not-preferred = schemat woli coś innego.
reason-not-in-hand = { CARD($card, form: "quoted") }: tej karty nie ma na ręce.
reason-needs-value = { COUNTRY($country) }: przy tamtejszych rządach operacja wymaga wartości { $needed }, a karta ma { $value }.
reason-at-islamist-rule = { COUNTRY($country) }: w kraju pod rządami islamistów USA mogą przeprowadzić tylko zmianę reżimu.
reason-iran-is-closed = USA nie prowadzą operacji { COUNTRY($country, form: "in") }.
reason-nobody-to-disrupt = { COUNTRY($country, form: "in") } nie ma ani komórki, ani kadry.
reason-sadr-cannot-be-disrupted = { COUNTRY($country, form: "in") } rozbicie nie obejmuje Sadra.
reason-no-foothold = { COUNTRY($country) }: rozbicie wymaga, by kraj muzułmański był sprzymierzony albo by były w nim co najmniej 2 oddziały.
reason-fata-shelters = { COUNTRY($country, form: "in") } rozbicie jest niemożliwe, dopóki działają „Terytoria plemienne”, a nie jest to kraj zmiany reżimu.
reason-al-anbar-shelters = { COUNTRY($country, form: "in") } jest tylko kadra, a tej nie można usunąć, dopóki działa „Al-Anbar”.
reason-no-posture-to-sway = { COUNTRY($country) }: tu nie ma nastawienia, które wojna idei mogłaby zmienić.
reason-is-adversary = { COUNTRY($country) }: wojnę idei prowadzi się tylko w krajach neutralnych i sprzymierzonych, nie we wrogich.
reason-nothing-to-improve = { COUNTRY($country) }: to sojusznik z dobrymi rządami, wojna idei niczego już nie poprawi.
reason-too-few-troops = { COUNTRY($country) }: w kraju zmiany reżimu wojna idei wymaga o pięć oddziałów więcej niż komórek, czyli tutaj co najmniej { $needed }.
reason-no-troops-to-spare = { COUNTRY($country) }: w kraju zmiany reżimu musi zostać o pięć oddziałów więcej niż komórek (oddziały: { $troops }, komórki: { $cells }).
reason-no-troops-there = { COUNTRY($country, form: "in") } nie ma oddziałów.
reason-not-an-ally = { COUNTRY($country) }: oddziały idą tylko do krajów sprzymierzonych.
reason-not-so-many = { $n ->
    [1] nie ma stąd czego zabrać
   *[other] tylu oddziałów ({ $n }) nie można stąd zabrać
 }.
reason-nato-stays = NATO nie może odejść: w kraju zmiany reżimu musi zostać, licząc z NATO, o pięć oddziałów więcej niż komórek.
reason-from-there = { COUNTRY($country) }: stamtąd właśnie wyruszają oddziały.
reason-not-at-islamist-rule = { COUNTRY($country) }: zmianę reżimu przeprowadza się tylko w kraju pod rządami islamistów.
reason-six-troops-needed = zmiana reżimu wymaga co najmniej 6 oddziałów z jednego miejsca, a tu można liczyć na { $troops }.
reason-no-regime-change-there = { COUNTRY($country) }: wycofać się można tylko z kraju zmiany reżimu.
reason-roll-at-least-once = trzeba zapowiedzieć co najmniej jeden rzut.
reason-not-muslim = { COUNTRY($country) }: dżihad prowadzi się tylko w krajach muzułmańskich.
reason-ruled-already = { COUNTRY($country) }: rządzą tam już islamiści.
reason-no-cell-for-roll = { COUNTRY($country) }: każdy rzut wymaga własnej komórki (jest ich tam: { $cells }).
reason-bhutto-forbids = { COUNTRY($country) }: dżihad jest tam zakazany, dopóki działa „Benazir Bhutto”.
reason-no-cell-or-cadre = { COUNTRY($country) }: rekrutuje się tylko tam, gdzie jest komórka lub kadra.
reason-only-the-us = { COUNTRY($country) }: „Adam Gadahn” pozwala rekrutować tylko w Stanach Zjednoczonych.
reason-no-cell-to-travel = { COUNTRY($country, form: "in") } nie ma komórki, która mogłaby wyruszyć.
reason-biometrics-forbids = { COUNTRY($country) }: dopóki działa „Biometria”, komórki podróżują tylko do krajów przyległych.
reason-hides-already = { COUNTRY($country, form: "in") } nie ma już aktywnej komórki, która mogłaby zejść do podziemia.
reason-only-schengen = { COUNTRY($country) }: wydarzenie wysyła komórki tylko do krajów strefy Schengen.
reason-plot-too-high = ta karta nie pozwala umieścić takiego zamachu ({ PLOT($plot, form: "nom") }).
reason-no-plot-under-rule = { COUNTRY($country) }: w kraju pod rządami islamistów nie przygotowuje się zamachów.
reason-no-cell-to-plot = { COUNTRY($country) }: każdy rzut na zamach wymaga własnej komórki (jest ich tam: { $cells }).
reason-needs-three = { LABEL($label) }: ta operacja wymaga wartości 3, a karta ma { $value }.
reason-needs-hard = zmiana reżimu jest możliwa, tylko gdy nastawienie USA jest twarde.
reason-needs-soft = wycofanie jest możliwe, tylko gdy nastawienie USA jest miękkie.
reason-no-plot-to-block = na mapie nie ma zamachu, który można by zablokować.
reason-no-target = { LABEL($label) }: kartą o wartości { $value } nie ma gdzie przeprowadzić tej operacji.
reason-no-cell-available = na torze funduszy nie ma dostępnej komórki.
reason-gtmo-forbids = dopóki działa „Guantanamo”, nie ma operacji rekrutacji.
reason-no-cell-there = { LABEL($label) }: nie ma kraju, w którym komórki mogłyby to zrobić.
reason-other-sides-operation = { LABEL($label) }: to operacja drugiej strony.
reason-not-by-event = { LABEL($label) }: to wymaga własnej karty, wydarzenie na to nie pozwala.
reason-no-reserves = nie masz rezerw.
reason-value-is-three = wartość wynosi już 3 i rezerwy jej nie podniosą.
reason-not-among-those = { COUNTRY($country) }: karta { CARD($card, form: "quoted") } nie obejmuje tego kraju.
reason-selected-already = { COUNTRY($country) }: tego wyboru już dokonano.
reason-no-such-cell = { LABEL($label, form: "key") ->
    [sadr] { COUNTRY($country, form: "in") } nie ma Sadra
    [active-cell] { COUNTRY($country, form: "in") } nie ma aktywnej komórki
   *[other] { COUNTRY($country, form: "in") } nie ma uśpionej komórki
 }.
reason-only-us-reassesses = ponownej oceny mogą dokonać tylko USA.
reason-first-card-only = ponowna ocena zajmuje całą fazę akcji USA i zaczyna się od jej pierwszej karty.
reason-two-cards-of-three = { CARD($card, form: "quoted") }: ponowna ocena wymaga tej karty i jeszcze jednej, obu o wydrukowanej wartości 3.
reason-of-three = { CARD($card, form: "quoted") }: druga karta ponownej oceny też musi mieć wartość 3.
reason-event-unplayable = { CARD($card, form: "quoted") }: tę kartę można zagrać jako wydarzenie, tylko jeśli { CONDITION($condition) }.
reason-others-event = { CARD($card, form: "quoted") }: to wydarzenie drugiej strony; zachodzi, gdy zagrywasz kartę na operacje.
reason-own-event-only = { CARD($card, form: "quoted") }: ta karta nie ma wydarzenia drugiej strony.
reason-election-happens = { CARD($card, form: "quoted") }: tego wydarzenia się nie zagrywa, zachodzi samo, gdy zagrywasz kartę na operacje lub ją odrzucasz.
reason-event-happened = { CARD($card, form: "quoted") }: wydarzenie tej karty już zaszło.
reason-value-too-high = { CARD($card, form: "quoted") }: do rezerw można przeznaczyć tylko kartę o wartości 1 lub 2.
reason-raised-already = { CARD($card, form: "quoted") }: do tej karty dodano już rezerwy, trzeba przeprowadzić operację.
reason-gadahn-ignores = { CARD($card, form: "quoted") }: „Adam Gadahn” sprawia, że wydarzenie tej karty nie zachodzi.
reason-must-recruit = { CARD($card, form: "quoted") }: po wydarzeniu pierwszej karty tę trzeba przeznaczyć na rekrutację.
reason-plot-does-not-fit = { CARD($card, form: "quoted") }: ta karta nie obejmuje zamachu { COUNTRY($country, form: "in") }.
reason-no-adversary-of-value = { CARD($card, form: "quoted") }: żaden kraj wrogi nie ma zasobów równych wartości tej karty.
reason-wrong-resources = { COUNTRY($country) }: to nie jest kraj wrogi o zasobach { $value }.
reason-not-the-dearest = { CARD($card, form: "quoted") }: to nie jest karta USA o najwyższej wartości na ręce.
reason-not-lying-open = { CARD($card, form: "quoted") }: wziąć można tylko kartę odrzuconą albo leżącą na polu wydarzeń krótkotrwałych lub pierwszego zamachu, inną niż „Skok cen ropy”.
reason-not-another-schengen = { COUNTRY($country) }: musi to być inny kraj strefy Schengen, na którego nastawienie jeszcze nie rzucano.
reason-more-than-one-card = odrzucić lub zatrzymać można tylko ostatnią kartę (na ręce: { $n }).
reason-only-us-holds = ostatnią kartę mogą odrzucić lub zatrzymać tylko USA.
reason-infectious-ideology = wobec ideologii zaraźliwej USA muszą zagrać wszystkie karty.
reason-no-cadre = na mapie nie ma kadry.
reason-no-cadre-there = { COUNTRY($country, form: "in") } nie ma kadry.
reason-only-jihadists-remove = kadry mogą w ten sposób usuwać tylko dżihadyści.
reason-itjihad-chooses = { CARD($card, form: "quoted") }: działa wydarzenie „Wrota idżtihadu zamknięto”, więc kartę wybiera los, a nie ty.
reason-cards-left = kto ma karty na ręce, musi jedną zagrać.
reason-not-the-us = { COUNTRY($country) }: początkowych komórek tam się nie umieszcza.
reason-has-first-cell = { COUNTRY($country, form: "in") } jest już początkowa komórka: każda musi być w innym kraju.
reason-marked-already = { COUNTRY($country) }: znacznik już tam leży.
reason-ends-the-game = { COUNTRY($country) }: takie oznaczenie od razu zakończyłoby grę.

## Poprawki: ludzie przy prawdziwym stole coś poprawili.

note-corrected-status = poprawka: { COUNTRY($country) }, { GOVERNANCE($governance, form: "key") ->
    [untested] brak oznaczenia
    [islamist-rule] rządy islamistów
   *[other] rządy { GOVERNANCE($governance, form: "as") }
 }{ $alignment ->
    [0] { "" }
   *[other] , { COUNTRY($country, form: "key") ->
        [gulf-states] kraje { ALIGNMENT($alignment, form: "many") }
       *[other] kraj { ALIGNMENT($alignment, form: "as") }
     }
 }.
note-corrected-posture = poprawka: nastawienie { COUNTRY($country, form: "gen") } jest { POSTURE($posture, form: "as") }.
note-corrected-troops = poprawka: { COUNTRY($country) }, oddziały: { $n } (było: { $before }).
note-corrected-sleepers = poprawka: { COUNTRY($country) }, uśpione komórki: { $n } (było: { $before }).
note-corrected-active = poprawka: { COUNTRY($country) }, aktywne komórki: { $n } (było: { $before }).
note-corrected-cadre = poprawka: { COUNTRY($country, form: "in") } { $n ->
    [0] nie ma kadry
   *[other] jest kadra
 }.
note-corrected-aid = poprawka: { COUNTRY($country) }, znaczniki pomocy: { $n } (było: { $before }).
note-corrected-besieged = poprawka: { COUNTRY($country, form: "in") } reżim { $n ->
    [0] nie jest oblężony
   *[other] jest oblężony
 }.
# $n: 0 żaden, 1 brązową stroną do góry, 2 zieloną.
note-corrected-regime-change = poprawka: { COUNTRY($country, form: "in") } { $n ->
    [0] nie ma znacznika zmiany reżimu
    [1] leży brązowy znacznik zmiany reżimu
   *[other] leży zielony znacznik zmiany reżimu
 }.
# $country to -1, gdy NATO nigdzie nie ma.
note-corrected-nato = poprawka: NATO { $country ->
    [-1] nie ma na mapie
   *[other] jest { COUNTRY($country, form: "in") }
 }.
note-corrected-sadr = poprawka: { $n ->
    [0] Sadra nie ma na mapie
   *[other] Sadr jest w Iraku
 }.
note-corrected-prestige = poprawka: prestiż wynosi { $prestige } (było: { $before }).
note-corrected-funding = poprawka: fundusze wynoszą { $funding } (było: { $before }).
note-corrected-reserves = poprawka: rezerwy { SIDE($side, form: "gen") } wynoszą { $n } (było: { $before }).
# $n: ile razy się liczy.
note-corrected-marker = poprawka: wydarzenie „{ MARKER($marker) }” { $n ->
    [0] nie działa
    [1] działa
   *[other] działa, i to { $n } razy
 }.
note-corrected-card = poprawka: karta { CARD($card, form: "quoted") } jest { PILE($place, form: "at") } (była { PILE($place_before, form: "at") }).

## Co można poprawić i jakie może być; `.word` to jedno słowo, które się wpisuje.

correctable-status = Rządy i sprzyjanie
    .word = stan
correctable-posture = Nastawienie
    .word = nastawienie
correctable-troops = Oddziały
    .word = oddziały
correctable-sleepers = Uśpione komórki
    .word = uśpione
correctable-active = Aktywne komórki
    .word = aktywne
correctable-cadre = Kadra
    .word = kadra
correctable-aid = Pomoc
    .word = pomoc
correctable-besieged = Oblężony reżim
    .word = oblężenie
correctable-regime-change = Zmiana reżimu
    .word = reżim
correctable-nato = NATO
    .word = nato
correctable-sadr = Sadr
    .word = sadr
correctable-prestige = Prestiż
    .word = prestiż
correctable-funding = Fundusze
    .word = fundusze
correctable-reserves = Rezerwy
    .word = rezerwy
correctable-marker = Działające wydarzenie
    .word = znacznik
correctable-card = Karta
    .word = karta

value-off = nie
    .word = wył
value-on = tak
    .word = wł
value-tan = brązowy
    .word = brązowy
value-green = zielony
    .word = zielony
value-untested = brak oznaczenia
    .word = nieoznaczony
value-soft = miękkie
    .word = miękkie
value-hard = twarde
    .word = twarde
value-good-ally = dobre rządy, sprzymierzony
    .word = dobre-sprzymierzony
value-good-neutral = dobre rządy, neutralny
    .word = dobre-neutralny
value-good-adversary = dobre rządy, wrogi
    .word = dobre-wrogi
value-fair-ally = poprawne rządy, sprzymierzony
    .word = poprawne-sprzymierzony
value-fair-neutral = poprawne rządy, neutralny
    .word = poprawne-neutralny
value-fair-adversary = poprawne rządy, wrogi
    .word = poprawne-wrogi
value-poor-ally = słabe rządy, sprzymierzony
    .word = słabe-sprzymierzony
value-poor-neutral = słabe rządy, neutralny
    .word = słabe-neutralny
value-poor-adversary = słabe rządy, wrogi
    .word = słabe-wrogi
value-islamist-rule-ally = rządy islamistów, sprzymierzony
    .word = islamiści-sprzymierzony
value-islamist-rule-neutral = rządy islamistów, neutralny
    .word = islamiści-neutralny
value-islamist-rule-adversary = rządy islamistów, wrogi
    .word = islamiści-wrogi

# `.at`: gdzie jest karta.
value-deck = talia
    .word = talia
    .at = w talii
value-discard = karty odrzucone
    .word = odrzucone
    .at = wśród kart odrzuconych
value-removed = poza grą
    .word = usunięta
    .at = poza grą
value-us = ręka USA
    .word = usa
    .at = na ręce USA
value-jihadist = ręka dżihadystów
    .word = dżihadyści
    .at = na ręce dżihadystów

## Obowiązki: o co gracz musi jeszcze zadbać.

duty-plots-waiting = { $n ->
    [one] na mapie leży { $n } zamach: jeśli USA go nie zablokują, rozstrzygnie się
    [few] na mapie leżą { $n } zamachy: jeśli USA ich nie zablokują, rozstrzygną się
   *[many] na mapie leży { $n } zamachów: jeśli USA ich nie zablokują, rozstrzygną się
 } na koniec tej fazy akcji.

## Uwagi: co trzeba wiedzieć o opcji, zanim się ją wybierze. `.short` stoi na jej przycisku.

remark-event-follows = potem zachodzi wydarzenie karty { CARD($card, form: "quoted") }, jeśli jest możliwe.
    .short = potem wydarzenie

## Co oznacza teraz to, na co się patrzy.

fact-ideas-modifier = wojna idei w kraju muzułmańskim: { SIGNED($modifier) } za prestiż{ $cost ->
    [0] { "" }
   *[other] , −{ $cost } kary GWOT
 }.
fact-prestige-at-end = gdyby tura skończyła się teraz: prestiż { SIGNED($change) }.
fact-funding-at-end = gdyby tura skończyła się teraz: fundusze { SIGNED($change) }.
fact-cells-to-recruit = komórki, które można zrekrutować przy tych funduszach: { $n }.
fact-cards-next-turn = { SIDE($side) }: karty na następną turę przy obecnym stanie: { $n }.
fact-resources-lack = USA brakuje zasobów krajów o dobrych rządach: { $n }, albo krajów o rządach dobrych lub poprawnych: { $countries }.
fact-caliphate-lacks = dżihadystom brakuje zasobów krajów pod rządami islamistów: { $n }{ $apart ->
    [0] { "" }
   *[other] , a dwa takie kraje muszą być przyległe
 }.
fact-disgrace-lacks = dżihadyści wygrywają też przy prestiżu 1 (teraz { $prestige }), gdy przybędzie krajów o rządach słabych lub islamistów; brakuje: { $n }.
fact-cells-on-map = komórki na mapie: { $n }; gdy nie będzie żadnej, wygrywają USA.
fact-won-if-ended = gdyby ostatnia talia skończyła się teraz, wygraliby: { SIDE($side) }.
fact-reshuffle-in = licząc same rozdania, talia skończy się w turze { $turn }, a nową będą karty odrzucone.
fact-reshuffle-between = licząc same rozdania, talia skończy się najwcześniej w turze { $turn }, najpóźniej w turze { $last }, a nową będą karty odrzucone.
fact-game-ends-in = licząc same rozdania, ostatnia talia i z nią gra skończą się przy rozdaniu na turę { $turn }.
fact-game-ends-between = licząc same rozdania, ostatnia talia i z nią gra skończą się najwcześniej przy rozdaniu na turę { $turn }, najpóźniej na turę { $last }.
fact-cards-come-back = karty, które na razie wrócą: { $cards }.

## Gdzie jesteśmy, w skrócie.

# $phase: setup, jihadist, us, plots albo end.
moment = { $phase ->
    [setup] Rozstawienie
    [jihadist] Tura { $turn }, faza akcji dżihadystów
    [us] Tura { $turn }, faza akcji USA
    [plots] Tura { $turn }, zamachy
   *[end] Tura { $turn }
 }

# What measures the game while it goes on, over the curve of a replay.
score-measure = Zasoby pod dobrymi rządami minus podwojone pod rządami islamistów

## Opisy kart: co jest obok tekstu, czego wymaga wydarzenie i zdanie składowe na każdy krok jego programu.

# $removed: 1 po wydarzeniu, 2 tylko wtedy, gdy zagrały je USA; $automatic: zachodzi samo.
card-facts = wydarzenie { SIDE($side, form: "key") ->
    [nobody] nieskojarzone
   *[other] { SIDE($side, form: "gen") }
 }, wartość { $n }{ $automatic ->
    [1] , zachodzi samo
   *[other] { "" }
 }{ $removed ->
    [1] , jednorazowe
    [2] , jednorazowe, gdy zagrały je USA
   *[other] { "" }
 }{ $marked ->
    [1] , trwałe
   *[other] { "" }
 }{ $lapsing ->
    [1] , krótkotrwałe
   *[other] { "" }
 }{ $disputed ->
    [1] ; źródła są rozbieżne, to nasze odczytanie
   *[other] { "" }
 }
# $conditions: zdania składowe.
card-requires = tylko jeśli { $conditions }
# „Wybory w USA”.
card-automatic = zachodzi zawsze, gdy kartę zagrywa się na operacje lub odrzuca

verb-select = { SIDE($by, form: "nom") } wybier{ SIDE($by, form: "a") } { SET($among, form: "acc") }
    .some = { SIDE($by, form: "nom") } wybier{ SIDE($by, form: "a") } { $n } { SET($among, form: "some") }
verb-test = { COUNTRY($country, form: "acc") } testuje się, jeśli { COUNTRY($country, form: "key") ->
    [there] jest nieoznaczony
    [each] jest nieoznaczony
   *[other] to kraj nieoznaczony
 }
verb-govern = { COUNTRY($country, form: "key") ->
    [there] rządy stają się tam
   *[other] { COUNTRY($country, form: "in") } rządy stają się
 } { GOVERNANCE($governance, form: "as") }, a kraj { ALIGNMENT($alignment, form: "as") }, bez względu na to, jak było przedtem
verb-change-governance =
    .improve = rządy poprawiają się { COUNTRY($country, form: "in") } o 1 poziom
    .worsen = rządy pogarszają się { COUNTRY($country, form: "in") } o 1 poziom, ale nie na rządy islamistów
verb-align = { COUNTRY($country, form: "key") ->
    [there] ten kraj staje się { ALIGNMENT($alignment, form: "as") }
   *[other] { COUNTRY($country) } staje się krajem { ALIGNMENT($alignment, form: "ins") }
 }
# $change: 1 w stronę wrogiego, -1 w stronę sprzymierzonego.
verb-shift = sprzyjanie { COUNTRY($country, form: "gen") } przesuwa się o 1 pole w stronę { SIGN($change) ->
    [plus] wrogiego
   *[other] sprzymierzonego
 }
verb-set-posture = nastawienie { COUNTRY($country, form: "key") ->
    [united-states] USA
   *[other] { COUNTRY($country, form: "gen") }
 } staje się { POSTURE($posture, form: "as") }
    .same = nastawienie { COUNTRY($country, form: "gen") } staje się takie jak nastawienie USA
    .opposite = nastawienie { COUNTRY($country, form: "gen") } staje się przeciwne do nastawienia USA
verb-choose-posture = { SIDE($by, form: "nom") } ustal{ SIDE($by, form: "a") } nastawienie { SET($among, form: "gen") }
    .some = { SIDE($by, form: "nom") } ustal{ SIDE($by, form: "a") } nastawienie { $n } { SET($among, form: "many") }
verb-roll-us-posture = rzuca się na nastawienie USA, dodając 1
verb-aid =
    .add = umieszcza się { COUNTRY($country, form: "in") } 1 znacznik pomocy
    .remove = usuwa się { COUNTRY($country, form: "from") } 1 znacznik pomocy
verb-besiege =
    .place = umieszcza się { COUNTRY($country, form: "in") } znacznik oblężonego reżimu
    .remove = usuwa się { COUNTRY($country, form: "from") } znacznik oblężonego reżimu
# Koniec znacznika; o tym, co się z nim zaczyna, mówi on sam.
verb-mark = { MARKER($marker, form: "key") ->
    [ctr-russia] „Program CTR” przestaje tam działać
    [fata] „Terytoria plemienne” przestają działać
   *[other] kończy się wydarzenie „{ MARKER($marker) }”, jeśli działa
 }
verb-prestige = prestiż { SIGN($change) ->
    [minus] spada
   *[other] rośnie
 } o { ABS($change) }
verb-roll-prestige = rzuca się na prestiż
verb-funding = fundusze { SIGN($change) ->
    [minus] spadają
   *[other] rosną
 } o { ABS($change) }
verb-set-funding = fundusze ustawia się na { $funding }
verb-governance-funding = fundusze rosną o wartość rządów { COUNTRY($country, form: "in") }: o 1 przy dobrych, o 2 przy poprawnych, o 3 przy słabych
verb-place-cells = umieszcza się { COUNTRY($country, form: "in") } { $n } { $n ->
    [one] komórkę
    [few] komórki
   *[many] komórek
 }
    .all = umieszcza się { COUNTRY($country, form: "in") } także wszystkie komórki, które są jeszcze na torze funduszy
verb-place-in-both = umieszcza się po 1 komórce { COUNTRY($country, form: "in") } i { COUNTRY($second, form: "in") }
verb-remove-cells = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } { COUNTRY($country, form: "from") } { $n } { $n ->
    [one] komórkę
    [few] komórki
   *[many] komórek
 }
    .up-to = { SIDE($by, form: "nom") } usuw{ SIDE($by, form: "a") } { COUNTRY($country, form: "from") } do { $n ->
        [one] { $n } komórki
       *[other] { $n } komórek
     }
# Zostają kadry albo usuwa się i te, które tam są.
verb-clear =
    .cadre = { SET($among, form: "from") } usuwa się wszystkie komórki, a zostają po nich kadry
    .wholly = { SET($among, form: "from") } usuwa się wszystkie komórki i kadry
verb-remove-plots = wszystkie zamachy { SET($among, form: "from") } odkrywa się i usuwa
verb-place-plots = umieszcza się { COUNTRY($country, form: "in") } { $n } { $n ->
    [one] dostępny zamach
    [few] dostępne zamachy
   *[many] dostępnych zamachów
 }
    .of-value = umieszcza się { COUNTRY($country, form: "in") } dostępny zamach z liczbą { $value }
verb-disrupt = USA przeprowadzają w dowolnym kraju rozbicie, jak kartą o wartości 3, jeśli jest możliwe
verb-operation = { SIDE($side, form: "nom") } przeprowadz{ SIDE($side, form: "a") } operację o wartości { $value }{ $reserves ->
    [1] , do której można dodać rezerwy
   *[other] { "" }
 }
verb-war-of-ideas =
    .ignoring-gwot = USA rzucają { COUNTRY($country, form: "in") } na wojnę idei, bez kary GWOT i bez względu na liczbę oddziałów
verb-draw = { SIDE($side, form: "nom") } dobier{ SIDE($side, form: "a") } { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }
# $yes i $no to zdania składowe: co daje sukces, a co niepowodzenie.
verb-roll-for =
    .least = rzuca się kością i przy wyniku { $needed } lub wyższym { $yes }
    .governance = rzuca się { COUNTRY($country, form: "in") } kością, jak przy operacji dżihadystów: przy sukcesie { $yes }; przy niepowodzeniu { $no }
# `.us` i `.jihadist` to osobne zdania, gdy wydarzenie robi jedno dla jednej strony, a drugie dla drugiej.
verb-when = jeśli { CONDITION($condition) }, to { $yes }
    .otherwise = jeśli { CONDITION($condition) }, to { $yes }; w przeciwnym razie { $no }
    .us = gdy kartę zagrywają USA: { $what }
    .jihadist = gdy kartę zagrywają dżihadyści: { $what }
verb-turn-plot = USA wybierają zamach w kraju muzułmańskim: gdy się rozstrzygnie, fundusze nie wzrosną, lecz spadną, o 2 w kraju z dobrymi rządami, o 1 w innym, a przy zamachu z BMR do 1
verb-find-plot = USA odkrywają i blokują zamach w kraju sprzymierzonym lub z dobrymi rządami
verb-search-hand = dżihadyści odrzucają z ręki wszystkie karty „Zaginiona bomba”, „Wzbogacony uran” i „Kazachski szczep”
verb-sway-schengen = USA mogą rzucić na wojnę idei w najwyżej 3 krajach strefy Schengen, po kolei
verb-look-at-hand = USA oglądają rękę dżihadystów
verb-play-extra-card = USA mogą od razu zagrać jeszcze jedną kartę
verb-talk-in-secret = USA mogą odrzucić kartę o wartości równej zasobom kraju wrogiego: staje się on neutralny i umieszcza się tam 1 znacznik pomocy
# $side traci karty; gdy $taken to 1, bierze je druga strona.
verb-lose-cards = { SIDE($side, form: "nom") } odrzuc{ SIDE($side, form: "a") } { $n } { $n ->
    [one] losową kartę
    [few] losowe karty
   *[many] losowych kart
 }
    .taken = USA biorą z ręki { SIDE($side, form: "gen") } { $n } { $n ->
        [one] losową kartę
        [few] losowe karty
       *[many] losowych kart
     }
verb-change-now = USA mogą od razu, tą kartą, przeprowadzić zmianę reżimu { COUNTRY($country, form: "in") }
verb-place-nato = wkracza tam NATO: liczy się jako 2 oddziały, a zabrane stamtąd znika
# $where: 0 dokądkolwiek, 1 do krajów strefy Schengen.
verb-send-cells = dżihadyści przenoszą bez rzutu najwyżej { $n } { $n ->
    [one] komórkę
    [few] komórki
   *[many] komórek
 } { $where ->
    [1] do krajów strefy Schengen albo tam je ukrywają
   *[other] do dowolnych krajów
 }
verb-recruit-freely = najpierw dżihadyści rekrutują tą kartą
verb-place-sadr = w Iraku pojawia się Sadr: liczy się jako aktywna komórka, ale nie podróżuje, nie podlega rozbiciu, a usunięty opuszcza grę
verb-lose-dearest = USA odrzucają z ręki kartę z wydarzeniem USA o najwyższej wartości, jeśli taką mają
# $first i $second: co można wybrać, zdania składowe.
verb-choose-old-friends = dżihadyści wybierają jedno z dwojga: { $first } albo { $second }
verb-free-wmd = 1 zamach z BMR staje się dostępny
verb-lose-shia-cards = USA odrzucają z ręki wszystkie karty „Iran”, „Hezbollah” i „Armia Mahdiego”
verb-recruit-by-video = w każdym z nich wykonuje się rzut na rekrutację, niezależnie od funduszy
verb-leave-cadres = gdzie nie powstanie komórka, pojawia się kadra
verb-leak = dżihadyści ujawniają działające „Wzmocnione metody”, „Tajne przekazania” lub „Podsłuchy”: wydarzenie to jest zablokowane do końca gry
verb-sink-in = USA odrzucają 2 losowe karty, a możliwe do zagrania wydarzenia dżihadystów na nich zachodzą
verb-exchange-cards = każda strona oddaje drugiej losową kartę
verb-discard-one = USA odrzucają wybraną przez siebie kartę
verb-roll-governance = { COUNTRY($country, form: "in") } rzuca się na rządy jak w teście początkowym, bez względu na dotychczasowe, a kraj staje się neutralny
verb-choose-here-or-iran = USA wybierają ten kraj albo Iran
verb-roll-jihad = wykonuje się tam 2 rzuty dżihadu, do których nie trzeba komórek: każdy sukces usuwa 1 znacznik pomocy i pogarsza rządy o 1 poziom, ale nie na rządy islamistów, a niepowodzenia nic nie kosztują
verb-take-card-back = gracz bierze na rękę, na oczach wszystkich, kartę inną niż „Skok cen ropy” z kart odrzuconych, z pola wydarzeń krótkotrwałych lub z pola pierwszego zamachu
verb-raise-oil = do końca tury każdy eksporter ropy ma o 1 zasób więcej; jeśli spełni to cele obu stron, wygrywa gracz
